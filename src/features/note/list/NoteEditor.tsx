import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import styles from './NoteEditor.module.css';

interface NoteEditorProps {
  id: string;
  title: string;
  /** Why the server does not take it. */
  problem: string | null;
  onDone: () => void;
  children: ReactNode;
}

/** Around the fields of a note that is being written; it saves by itself. */
export function NoteEditor({ id, title, problem, onDone, children }: NoteEditorProps) {
  return (
    <section id={id} className={styles.editor} aria-label={title} tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {children}
      <div className={styles.foot}>
        <p>쓰는 대로 저장돼요.</p>
        <Button icon={<Check aria-hidden="true" />} onClick={onDone}>
          다 썼어요
        </Button>
      </div>
    </section>
  );
}
