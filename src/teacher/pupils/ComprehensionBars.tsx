import type { PupilPage } from '#contract/classroom.ts';
import styles from './PupilPage.module.css';

/** How much was right by kind of comprehension, as bars with their numbers. */
export function ComprehensionBars({ kinds }: { kinds: PupilPage['comprehension'] }) {
  if (kinds.length === 0) return <p>석 달 동안 푼 독서 퀴즈가 없어요.</p>;
  return (
    <ul className={styles.bars}>
      {kinds.map(({ category, name, correctCount, itemCount }) => (
        <li key={category}>
          <span>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(100 * correctCount) / itemCount}%` }} />
          </span>
          <span>
            {correctCount}/{itemCount}
          </span>
        </li>
      ))}
    </ul>
  );
}
