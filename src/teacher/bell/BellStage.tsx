import { Circle, X } from 'lucide-react';
import type { HostBell } from '#contract/goldenBell.ts';
import { BellTimer } from '#src/components/bell/BellTimer.tsx';
import styles from './BellScreen.module.css';

interface BellStageProps {
  state: HostBell;
  question: NonNullable<HostBell['question']>;
  offset: number;
}

/** A question as a hall reads it, and its key once it is revealed. */
export function BellStage({ state, question, offset }: BellStageProps) {
  const { phase, key, choices, answeredCount, people, endsAt, revival } = state;
  return (
    <div className={styles.stage}>
      <p className={styles.about}>
        {revival && <b className={styles.revival}>패자부활전</b>}『{question.bookName}』
      </p>
      <h2 className={styles.question}>{question.question}</h2>
      <ol className={question.form === 'OX' ? styles.ox : styles.options}>
        {question.options.map((text, index) => (
          <li key={text} data-key={key?.answer === index + 1 || undefined}>
            {question.form === 'OX' ? (
              index === 0 ? (
                <Circle aria-label="O" />
              ) : (
                <X aria-label="X" />
              )
            ) : (
              <>
                <b>{index + 1}</b>
                <span>{text}</span>
              </>
            )}
            {key?.answer === index + 1 && <span className={styles.keyMark}>정답</span>}
            {choices !== null && <span className={styles.count}>{choices[index]}명</span>}
          </li>
        ))}
      </ol>
      {key !== null && <p className={styles.explanation}>{key.explanation}</p>}
      <div className={styles.foot}>
        <p role="status">
          {phase === 'REVEALED' ? '정답이 나왔어요' : `${people.length}명 가운데 ${answeredCount}명이 답했어요`}
        </p>
        {phase === 'OPEN' && endsAt !== null && <BellTimer endsAt={endsAt} offset={offset} />}
      </div>
    </div>
  );
}
