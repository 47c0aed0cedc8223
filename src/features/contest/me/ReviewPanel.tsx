import type { ContestReview } from '#contract/contestReview.ts';
import { Panel } from '#src/components/page/Panel.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import styles from './ReviewPanel.module.css';

/** Results that are being looked at and corrections, each with its reason and a place to answer. */
export function ReviewPanel({ reviews }: { reviews: readonly ContestReview[] }) {
  return (
    <Panel title="살펴보는 결과와 고친 점수">
      <p className={styles.lead}>
        {reviews.some(({ subject }) => subject === 'HOLD') &&
          '아주 빠르게 끝난 결과는 선생님이 한 번 더 살펴봐요. 점수가 사라진 것이 아니에요. '}
        점수를 고치면 그 까닭을 여기에서 알려 줘요. 하고 싶은 말을 남길 수 있어요.
      </p>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.reviewNo} review={review} />
        ))}
      </ul>
    </Panel>
  );
}
