import { BookmarkCheck, NotebookPen, Quote, X } from 'lucide-react';
import { useId, useState } from 'react';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { Button } from '#src/components/button/Button.tsx';
import { IconButton } from '#src/components/button/IconButton.tsx';
import { useFocusInside } from '#src/lib/browser/useFocusInside.ts';
import styles from './SentenceBar.module.css';

interface SentenceBarProps {
  text: string;
  /** It is among the quotes already. */
  kept: boolean;
  thought: string;
  /** Why the server does not take it. */
  problem: string | null;
  onKeep: () => void;
  onTakeOut: () => void;
  onThought: (thought: string) => void;
  onClose: () => void;
}

/** What can be done with a sentence that is held: keep it, or write beside it. */
export function SentenceBar({ text, kept, thought, problem, onKeep, onTakeOut, onThought, onClose }: SentenceBarProps) {
  const id = useId();
  const bar = useFocusInside<HTMLElement>();
  const [writing, setWriting] = useState(false);
  const [words, setWords] = useState(thought);
  return (
    <section
      ref={bar}
      className={styles.bar}
      role="dialog"
      aria-label="고른 문장"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <IconButton className={styles.close} label="닫기" icon={<X />} onClick={onClose} />
      <blockquote className={styles.text}>{text}</blockquote>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {writing ? (
        <>
          <label className={styles.label} htmlFor={id}>
            이 문장을 읽고 든 생각
          </label>
          <textarea
            id={id}
            className={styles.memo}
            rows={2}
            lang="ko"
            maxLength={NOTE_TUNING.thoughtLength}
            value={words}
            // biome-ignore lint/a11y/noAutofocus: it was just asked for
            autoFocus
            onChange={({ target }) => {
              setWords(target.value);
              onThought(target.value);
            }}
          />
          <div className={styles.buttons}>
            <p>쓰는 대로 저장돼요.</p>
            <Button onClick={onClose}>다 썼어요</Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          {kept ? (
            <Button tone="soft" icon={<BookmarkCheck aria-hidden="true" />} onClick={onTakeOut}>
              문장 빼기
            </Button>
          ) : (
            <Button icon={<Quote aria-hidden="true" />} onClick={onKeep}>
              문장 간직하기
            </Button>
          )}
          <Button tone="white" icon={<NotebookPen aria-hidden="true" />} onClick={() => setWriting(true)}>
            노트 쓰기
          </Button>
        </div>
      )}
    </section>
  );
}
