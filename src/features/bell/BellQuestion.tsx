import type { Ref } from 'react';
import type { PupilBell } from '#contract/goldenBell.ts';
import { describeBellChoice } from '#domain/golden-bell/countBellChoices.ts';
import { BellTimer } from '../../components/bell/BellTimer.tsx';
import { BellOptions } from './BellOptions.tsx';
import { BellOrder } from './BellOrder.tsx';
import styles from './BellView.module.css';
import type { useBell } from './useBell.ts';

interface BellQuestionProps {
  title: Ref<HTMLHeadingElement>;
  state: PupilBell;
  question: NonNullable<PupilBell['question']>;
  bell: Pick<ReturnType<typeof useBell>, 'choice' | 'choose' | 'isSending' | 'offset'>;
}

/** One question: answers can be changed until the host closes it; then the key. */
export function BellQuestion({ title, state, question, bell }: BellQuestionProps) {
  const { phase, key, own, revival, endsAt, place } = state;
  const { choice, choose, isSending, offset } = bell;
  const answers = { question, choice, choose, isOpen: phase === 'OPEN', answer: key?.answer ?? null };
  return (
    <section className={styles.card} aria-labelledby="bell-question">
      <p className={styles.book}>
        {revival && <b className={styles.revival}>패자부활전</b>} 『{question.bookName}』
      </p>
      <h1 id="bell-question" ref={title} className={styles.question} tabIndex={-1}>
        {question.question}
      </h1>
      {question.form === 'ORDER' ? <BellOrder key={place} {...answers} /> : <BellOptions {...answers} />}
      <div className={styles.note}>
        {phase === 'OPEN' && isSending && <p>답을 보내고 있어요.</p>}
        <div role="status">
          {phase === 'OPEN' && !isSending && (
            <p>{choice === null ? '답을 골라 보세요.' : '답을 보냈어요. 닫히기 전까지 바꿀 수 있어요.'}</p>
          )}
          {phase === 'CLOSED' && (
            <p>
              {choice === null ? '이번에는 고르지 않았어요. 함께 정답을 볼까요?' : '답을 모았어요. 곧 정답이 나와요.'}
            </p>
          )}
          {key !== null && (
            <>
              <Verdict right={own.right === true} standing={own.standing} revival={revival} />
              <p className={styles.explanation}>
                <b className={question.form === 'ORDER' ? undefined : 'visually-hidden'}>
                  정답: {describeBellChoice(question, key.answer)}.{' '}
                </b>
                {key.explanation}
              </p>
            </>
          )}
        </div>
      </div>
      {phase === 'OPEN' && endsAt !== null && <BellTimer endsAt={endsAt} offset={offset} />}
    </section>
  );
}

/** Kind, whatever the answer was. */
function Verdict({ right, standing, revival }: { right: boolean; standing: boolean; revival: boolean }) {
  if (right && revival && standing) return <b>맞았어요! 다시 함께 도전해요.</b>;
  if (right) return <b>맞았어요!</b>;
  if (standing) return <b>아쉽지만 계속 도전할 수 있어요.</b>;
  return <b>아쉬워요. 괜찮아요, 함께 풀다가 패자부활전에서 돌아와요.</b>;
}
