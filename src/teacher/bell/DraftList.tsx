import { X } from 'lucide-react';
import type { DraftedQuestion } from '#contract/goldenBell.ts';
import { describeBellChoice } from '#domain/golden-bell/countBellChoices.ts';
import { Button } from '#src/components/button/Button.tsx';
import styles from './Bell.module.css';

interface DraftListProps {
  questions: readonly DraftedQuestion[];
  onChange: (questions: readonly DraftedQuestion[]) => void;
}

/** The questions as they will be asked, with their keys: for whoever leads, not for the wall. */
export function DraftList({ questions, onChange }: DraftListProps) {
  return (
    <ol className={styles.questions}>
      {questions.map((each, index) => (
        <li key={`${each.bookNo} ${each.form} ${each.itemKey}`} className={styles.question}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words}>
            <span className={styles.hint}>『{each.bookName}』</span>
            <b>{each.question}</b>
            {each.form === 'CHOICE' && <span>{each.options.map((text, no) => `${no + 1}. ${text}`).join('  ')}</span>}
            {each.pictures.length > 0 && <span className={styles.hint}>그림을 보고 골라요</span>}
            <span className={styles.key}>정답 {describeBellChoice(each, each.answer)}</span>
          </span>
          <Button
            tone="ghost"
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(questions.filter((one) => one !== each))}
          >
            빼기<span className="visually-hidden">: {index + 1}번</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
