import type { ReviewStep } from '#domain/contest/reviewTimeline.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { formatSpan } from '#domain/time/formatSpan.ts';
import styles from './ReviewTimeline.module.css';

interface TimelineStep {
  step: ReviewStep;
  at: string;
}

const words: Readonly<Record<ReviewStep, string>> = {
  STARTED: '미션 시작',
  HANDED_IN: '미션 제출',
  HELD: '살펴보기 시작',
  CORRECTED: '점수 고침',
  REPLIED: '학생의 말',
  DECIDED: '결정',
};

/** What happened with a result that was held back, step by step. */
export function ReviewTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  const started = steps.find(({ step }) => step === 'STARTED');
  return (
    <ol className={styles.steps} aria-label="지나온 일">
      {steps.map(({ step, at }) => (
        <li key={step}>
          <b>{words[step]}</b>
          <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
          {step === 'HANDED_IN' && started && (
            <span className={styles.span}>{formatSpan(Date.parse(at) - Date.parse(started.at))} 만에</span>
          )}
        </li>
      ))}
    </ol>
  );
}
