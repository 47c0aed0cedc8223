import type { CSSProperties } from 'react';
import { readingLevels } from '#domain/book/readingLevels.ts';
import styles from './LevelStairs.module.css';

/** The reading levels as a stair from the shore into the deep. */
export function LevelStairs() {
  return (
    <div className={styles.stairs}>
      <ol aria-label="읽기 수준 단계">
        {readingLevels.map(({ code }, index) => (
          <li key={code} style={{ '--step': index / (readingLevels.length - 1) } as CSSProperties}>
            {code}
          </li>
        ))}
      </ol>
      <p aria-hidden="true">
        <span>유아</span>
        <span>고등</span>
      </p>
    </div>
  );
}
