import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import styles from './TicketSkeleton.module.css';

/** The shape of a page about tickets. */
export function TicketSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton height={104} radius={24} />
      <Skeleton height={360} radius={32} />
      <Skeleton height={220} radius={32} />
    </div>
  );
}
