import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import styles from './MyPageMainView.module.css';

export function MyPageMainSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={340} radius={32} />
      <Skeleton height={120} radius={24} />
      <div className={styles.pair}>
        <Skeleton height={280} radius={32} />
        <Skeleton height={280} radius={32} />
      </div>
    </div>
  );
}
