import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import styles from './BookTop.module.css';

/** Stands as `BookTop` does, on every width. */
export function BookSkeleton() {
  return (
    <div className={styles.top} aria-hidden="true">
      <div className={styles.cover}>
        <div style={{ aspectRatio: '5 / 7' }}>
          <Skeleton height="100%" radius={14} />
        </div>
      </div>
      <div className={styles.text}>
        <div className={styles.head} style={{ display: 'grid', gap: 16 }}>
          <Skeleton width={160} height={30} radius={99} />
          <Skeleton width="80%" height={40} />
          <Skeleton width="60%" height={22} />
        </div>
        <div className={styles.rest}>
          <div className={styles.summary} style={{ display: 'grid', gap: 12, width: '100%' }}>
            <Skeleton height={22} />
            <Skeleton height={22} />
            <Skeleton height={22} />
            <Skeleton width="70%" height={22} />
          </div>
          <div
            style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, width: '100%', marginTop: 24 }}
          >
            <Skeleton height={56} />
            <Skeleton width={420} height={56} radius={99} />
          </div>
        </div>
      </div>
    </div>
  );
}
