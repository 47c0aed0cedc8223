import type { BookReviews } from '#contract/bookReview.ts';
import { Stars } from '#src/components/stars/Stars.tsx';
import styles from './StarSummary.module.css';

/** The average, and how many gave how many stars. */
export function StarSummary({ reviews }: { reviews: BookReviews }) {
  const { averageStars, reviewCount, starCounts } = reviews;
  if (averageStars === null) {
    return (
      <div className={styles.summary}>
        <p className={styles.first}>아직 느낌이 없어요</p>
        <p>이 책을 읽은 첫 친구가 되어 별을 달아 주세요.</p>
      </div>
    );
  }
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{averageStars.toFixed(1)}</strong>
        <Stars value={averageStars} />
        <span>{reviewCount.toLocaleString('ko-KR')}명이 남겼어요</span>
      </p>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = starCounts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span>{stars}점</span>
              <span className={styles.bar} data-bar-track="" aria-hidden="true">
                <span data-bar="" style={{ width: `${(count / reviewCount) * 100}%` }} />
              </span>
              <span>{count}명</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
