import { BookGridSkeleton } from '../../components/book/BookGrid.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import styles from './MainView.module.css';

export function MainSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <div className={styles.wide}>
        <Skeleton height={380} radius={32} />
        <BookGridSkeleton count={4} />
      </div>
      <div className={styles.side}>
        <Skeleton height={380} radius={32} />
        <Skeleton height={200} radius={32} />
        <Skeleton height={260} radius={32} />
      </div>
    </div>
  );
}
