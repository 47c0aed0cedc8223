import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import styles from './BookTop.module.css';

export function BookSkeleton() {
  return (
    <div className={styles.top} aria-hidden="true">
      <div className={styles.cover}>
        <div style={{ aspectRatio: '5 / 7' }}>
          <Skeleton height="100%" radius={14} />
        </div>
      </div>
      <div style={{ display: 'grid', gap: 20, alignContent: 'start' }}>
        <Skeleton width={240} height={30} radius={99} />
        <Skeleton width="60%" height={48} />
        <Skeleton height={24} />
        <Skeleton height={24} />
        <Skeleton width="80%" height={24} />
        <Skeleton width={320} height={56} radius={99} />
      </div>
    </div>
  );
}
