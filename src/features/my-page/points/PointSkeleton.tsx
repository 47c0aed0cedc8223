import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import styles from './PointView.module.css';

export function PointSkeleton() {
  return (
    <div className={styles.result} aria-hidden="true">
      <Skeleton height={96} radius={24} />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} style={{ paddingTop: 20 }}>
          <Skeleton width="60%" height={24} />
        </div>
      ))}
    </div>
  );
}
