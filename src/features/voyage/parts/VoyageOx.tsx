import { Circle, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ShownVoyageStory, VoyageMark } from '#contract/voyage.ts';
import type { OxAnswer, VoyageStoryId } from '#domain/voyage/VoyageStory.ts';
import { Button } from '#src/components/button/Button.tsx';
import { pressOf } from '#src/components/button/pressOf.ts';
import { ReadAloudButton } from '#src/components/read-aloud/ReadAloudButton.tsx';
import { useVoyageMark } from './useVoyageMark.ts';
import styles from './VoyageOx.module.css';

interface VoyageOxProps {
  id: VoyageStoryId;
  story: ShownVoyageStory;
  /** What waits for the server after the last one. */
  busy: boolean;
  onDone: (answers: OxAnswer[]) => void;
}

const choices = [
  { answer: 'O', name: '맞아요', Sign: Circle },
  { answer: 'X', name: '아니에요', Sign: X },
] as const;

/** Statements about a story, one after the other; what is true is shown at once. */
export function VoyageOx({ id, story, busy, onDone }: VoyageOxProps) {
  const { mark, failure } = useVoyageMark(id);
  const [answers, setAnswers] = useState<OxAnswer[]>([]);
  const [verdict, setVerdict] = useState<VoyageMark | null>(null);
  const verdictText = useRef<HTMLParagraphElement>(null);
  // While its verdict is read, the statement that was answered stays.
  const at = verdict ? answers.length - 1 : answers.length;

  useEffect(() => {
    if (verdict) verdictText.current?.focus();
  }, [verdict]);

  async function answer(given: OxAnswer): Promise<void> {
    const marked = await mark({ kind: 'OX', statement: at, answer: given });
    if (marked === null) return;
    setAnswers([...answers, given]);
    setVerdict(marked);
  }

  function goOn(): void {
    if (answers.length === story.statements.length) onDone(answers);
    else setVerdict(null);
  }

  return (
    <div className={styles.ox} data-read-scope="">
      <p className={styles.statement} data-read="">
        {story.statements[at]}
      </p>
      <ReadAloudButton label="문장 듣기" />
      <div className={styles.choices}>
        {choices.map(({ answer: given, name, Sign }) => (
          <button
            key={given}
            type="button"
            className={styles.choice}
            data-answer={given}
            aria-label={`${given}, ${name}`}
            aria-pressed={verdict !== null && answers[at] === given}
            {...pressOf({ disabled: verdict !== null, onClick: () => void answer(given) })}
          >
            <Sign aria-hidden="true" />
            <span aria-hidden="true">{name}</span>
          </button>
        ))}
      </div>
      {failure && !verdict && <p role="alert">{failure}</p>}
      {verdict && (
        <>
          <p ref={verdictText} className={styles.verdict} data-right={verdict.right || undefined} tabIndex={-1}>
            <strong>{verdict.right ? '맞았어요!' : '이야기를 다시 볼까요?'}</strong> {verdict.words}
          </p>
          <Button size="l" wide busy={busy} onClick={goOn}>
            다음
          </Button>
        </>
      )}
    </div>
  );
}
