import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import styles from './MyInfoView.module.css';

export function MyInfoSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={180} radius={32} />
      <Skeleton height={480} radius={32} />
    </div>
  );
}
