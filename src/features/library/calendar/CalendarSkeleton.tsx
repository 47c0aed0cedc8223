import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import styles from './CalendarView.module.css';

/** The month and the card beside it before anything is known. */
export function CalendarSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={640} radius={32} />
      <Skeleton height={320} radius={32} />
    </div>
  );
}
