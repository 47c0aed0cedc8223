import { Circle, X } from 'lucide-react';
import type { PupilBell } from '#contract/goldenBell.ts';
import { BellTimer } from '../../components/bell/BellTimer.tsx';
import styles from './BellView.module.css';
import type { useBell } from './useBell.ts';

interface BellQuestionProps {
  state: PupilBell;
  question: NonNullable<PupilBell['question']>;
  bell: Pick<ReturnType<typeof useBell>, 'choice' | 'choose' | 'isSending' | 'offset'>;
}

/** One question: answers can be changed until the host closes it; then the key. */
export function BellQuestion({ state, question, bell }: BellQuestionProps) {
  const { phase, key, own, revival, endsAt } = state;
  const { choice, choose, isSending, offset } = bell;
  return (
    <section className={styles.card} aria-labelledby="bell-question">
      <p className={styles.book}>
        {revival && <b className={styles.revival}>패자부활전</b>} 『{question.bookName}』
      </p>
      <h1 id="bell-question" className={styles.question}>
        {question.question}
      </h1>
      <fieldset className={question.form === 'OX' ? styles.ox : styles.options} disabled={phase !== 'OPEN'}>
        <legend className="visually-hidden">답을 골라 주세요</legend>
        {question.options.map((text, index) => {
          const no = index + 1;
          const isKey = key?.answer === no;
          return (
            <button
              key={text}
              type="button"
              className={styles.option}
              aria-pressed={choice === no}
              data-key={isKey || undefined}
              onClick={() => choose(no)}
            >
              {question.form === 'OX' ? (
                <>
                  {no === 1 ? <Circle aria-hidden="true" /> : <X aria-hidden="true" />}
                  <span className="visually-hidden">{no === 1 ? '오, 맞아요' : '엑스, 아니에요'}</span>
                </>
              ) : (
                <>
                  <span className={styles.number}>{no}</span>
                  <span>{text}</span>
                </>
              )}
              {isKey && <span className={styles.keyMark}>정답</span>}
            </button>
          );
        })}
      </fieldset>
      <div className={styles.note} role="status">
        {phase === 'OPEN' && openWords(choice, isSending)}
        {phase === 'CLOSED' &&
          (choice === null ? '이번에는 고르지 않았어요. 함께 정답을 볼까요?' : '답을 모았어요. 곧 정답이 나와요.')}
        {phase === 'REVEALED' && <Verdict right={own.right === true} standing={own.standing} revival={revival} />}
      </div>
      {phase === 'OPEN' && endsAt !== null && <BellTimer endsAt={endsAt} offset={offset} />}
      {key !== null && <p className={styles.explanation}>{key.explanation}</p>}
    </section>
  );
}

function openWords(choice: number | null, isSending: boolean): string {
  if (isSending) return '답을 보내고 있어요.';
  return choice === null ? '답을 골라 보세요.' : '답을 보냈어요. 닫히기 전까지 바꿀 수 있어요.';
}

/** Kind, whatever the answer was. */
function Verdict({ right, standing, revival }: { right: boolean; standing: boolean; revival: boolean }) {
  if (right && revival && standing) return <b>맞았어요! 다시 함께 도전해요.</b>;
  if (right) return <b>맞았어요!</b>;
  if (standing) return <b>아쉽지만 계속 도전할 수 있어요.</b>;
  return <b>아쉬워요. 괜찮아요, 함께 풀다가 패자부활전에서 돌아와요.</b>;
}
