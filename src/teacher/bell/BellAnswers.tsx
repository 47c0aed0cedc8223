import { Circle, X } from 'lucide-react';
import type { HostBell } from '#contract/goldenBell.ts';
import { orderOfNo } from '#domain/golden-bell/orderNo.ts';
import styles from './BellScreen.module.css';

interface BellAnswersProps {
  question: NonNullable<HostBell['question']>;
  /** The right one, once it is revealed. */
  answer: number | null;
  choices: readonly number[] | null;
}

/** What can be answered, as a hall sees it. */
export function BellAnswers({ question, answer, choices }: BellAnswersProps) {
  const { form, options, pictures } = question;
  if (form === 'ORDER') return <Events options={options} answer={answer} />;
  const isOx = form === 'OX';
  return (
    <ol className={isOx ? styles.ox : pictures.length > 0 ? styles.pictured : styles.options}>
      {options.map((text, index) => (
        <li key={text} data-key={answer === index + 1 || undefined}>
          {isOx ? (
            index === 0 ? (
              <Circle role="img" aria-label="O" />
            ) : (
              <X role="img" aria-label="X" />
            )
          ) : (
            <>
              <b>{index + 1}</b>
              {pictures[index] !== undefined && <img src={pictures[index]} alt="" width={200} height={200} />}
              <span>{text}</span>
            </>
          )}
          {answer === index + 1 && <span className={styles.keyMark}>정답</span>}
          {choices !== null && <span className={styles.count}>{choices[index]}명</span>}
        </li>
      ))}
    </ol>
  );
}

/** Events as the tablets show them; then in their order. */
function Events({ options, answer }: { options: readonly string[]; answer: number | null }) {
  const order = answer === null ? options.map((_, index) => index + 1) : orderOfNo(answer, options.length);
  return (
    <>
      <p className={styles.about}>{answer === null ? '먼저 일어난 일부터 차례로 눌러요' : '이런 차례로 일어났어요'}</p>
      <ol className={styles.events}>
        {order.map((event, index) => (
          <li key={event} data-key={answer !== null || undefined}>
            {answer !== null && <b>{index + 1}</b>}
            <span>{options[event - 1]}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
