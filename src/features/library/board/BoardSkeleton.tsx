import { Skeleton } from '#src/components/skeleton/Skeleton.tsx';
import styles from './BoardSkeleton.module.css';

/** Three boards before their books are known. */
export function BoardSkeleton() {
  return (
    <div className={styles.boards} aria-hidden="true">
      {['first', 'second', 'third'].map((board) => (
        <div key={board} className={styles.panel}>
          <Skeleton width={160} height={32} />
          <div className={styles.row}>
            {Array.from({ length: 6 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places
              <div key={index} className={styles.book}>
                <Skeleton height="auto" radius={12} />
                <Skeleton width="80%" height={18} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
