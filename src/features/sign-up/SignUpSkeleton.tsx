import { LoadingNote } from '../../components/skeleton/LoadingNote.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import styles from './StepCard.module.css';

export function SignUpSkeleton() {
  return (
    <div className={styles.card}>
      <LoadingNote />
      <Skeleton width="60%" height={36} />
      <Skeleton height={60} radius={16} />
      <Skeleton height={60} radius={16} />
      <Skeleton height={56} radius={28} />
    </div>
  );
}
