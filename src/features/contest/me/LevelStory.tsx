import type { ContestLevelReview } from '#contract/contestLevelTest.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import styles from './LevelStory.module.css';

/** How a level was found that a person decided: each step, and the reason. */
export function LevelStory({ review }: { review: ContestLevelReview }) {
  return (
    <Panel title="나의 수준을 정한 이야기">
      <LevelSteps steps={review.steps} />
      <p className={styles.reason}>
        <strong>{review.deciderName}의 말</strong> {review.words}
      </p>
    </Panel>
  );
}

/** What happened so far. */
export function LevelSteps({ steps }: Pick<ContestLevelReview, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, words }) => (
        <li key={at + words}>
          <span>{words}</span>
          <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
        </li>
      ))}
    </ol>
  );
}
