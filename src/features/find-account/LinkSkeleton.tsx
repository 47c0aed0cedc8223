import { LoadingNote } from '../../components/skeleton/LoadingNote.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import styles from './FindCard.module.css';

/** While a link from a mail is checked. */
export function LinkSkeleton() {
  return (
    <div className={styles.card}>
      <LoadingNote>링크를 확인하고 있어요</LoadingNote>
      <Skeleton width="60%" height={36} />
      <Skeleton height={56} radius={16} />
      <Skeleton height={56} radius={16} />
    </div>
  );
}
