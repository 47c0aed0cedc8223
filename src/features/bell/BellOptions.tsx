import { Circle, X } from 'lucide-react';
import type { PupilBell } from '#contract/goldenBell.ts';
import { useAnswerKeys } from '../../components/test-question/useAnswerKeys.ts';
import styles from './BellView.module.css';

export interface BellAnswersProps {
  question: NonNullable<PupilBell['question']>;
  choice: number | null;
  choose: (choice: number) => void;
  isOpen: boolean;
  /** The right answer, once it is revealed. */
  answer: number | null;
}

const SIGNS = ['o', 'x'];

/** True or false, or one of some options in words or pictures: by finger, or by its number or letter. */
export function BellOptions({ question, choice, choose, isOpen, answer }: BellAnswersProps) {
  const { form, options, pictures } = question;
  const isOx = form === 'OX';
  useAnswerKeys(({ letter }) => {
    const no = isOx && SIGNS.includes(letter) ? SIGNS.indexOf(letter) + 1 : Number(letter);
    const isOne = isOpen && no >= 1 && no <= options.length;
    if (isOne) choose(no);
    return isOne;
  });
  const look = isOx ? styles.ox : pictures.length > 0 ? styles.pictured : styles.options;
  return (
    <fieldset className={look}>
      <legend className="visually-hidden">답을 골라 주세요</legend>
      {options.map((text, index) => {
        const no = index + 1;
        return (
          <button
            key={text}
            type="button"
            className={styles.option}
            aria-pressed={choice === no}
            aria-disabled={!isOpen || undefined}
            data-key={answer === no || undefined}
            onClick={() => isOpen && choose(no)}
          >
            {isOx ? (
              <>
                {no === 1 ? <Circle aria-hidden="true" /> : <X aria-hidden="true" />}
                <span className="visually-hidden">{no === 1 ? '오, 맞아요' : '엑스, 아니에요'}</span>
              </>
            ) : (
              <>
                <span className={styles.number}>{no}</span>
                {pictures[index] !== undefined && (
                  <img className={styles.picture} src={pictures[index]} alt="" width={160} height={160} />
                )}
                <span>{text}</span>
              </>
            )}
            {answer === no && <span className={styles.keyMark}>정답</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
