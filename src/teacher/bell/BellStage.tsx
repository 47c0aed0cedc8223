import type { HostBell } from '#contract/goldenBell.ts';
import { BellTimer } from '#src/components/bell/BellTimer.tsx';
import { BellAnswers } from './BellAnswers.tsx';
import styles from './BellScreen.module.css';
import { CalmStatus } from './CalmStatus.tsx';

interface BellStageProps {
  state: HostBell;
  question: NonNullable<HostBell['question']>;
  offset: number;
}

/** A question as a hall reads it, and its key once it is revealed. */
export function BellStage({ state, question, offset }: BellStageProps) {
  const { phase, key, choices, answeredCount, people, endsAt, revival } = state;
  const words =
    key === null
      ? `${people.length}명 가운데 ${answeredCount}명이 답했어요`
      : `${people.length}명 가운데 ${choices?.[key.answer - 1] ?? 0}명이 맞혔어요`;
  return (
    <div className={styles.stage}>
      <p className={styles.about}>
        {revival && <b className={styles.revival}>패자부활전</b>}『{question.bookName}』
      </p>
      <h2 className={styles.question}>{question.question}</h2>
      <BellAnswers question={question} answer={key?.answer ?? null} choices={choices} />
      {key !== null && <p className={styles.explanation}>{key.explanation}</p>}
      <div className={styles.foot}>
        <p aria-hidden="true">{words}</p>
        <CalmStatus words={words} />
        {phase === 'OPEN' && endsAt !== null && <BellTimer endsAt={endsAt} offset={offset} />}
      </div>
    </div>
  );
}
