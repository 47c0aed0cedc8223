import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button/Button.tsx';
import styles from './NoteEditor.module.css';

interface NoteEditorProps {
  title: string;
  /** Why the server does not take it. */
  problem: string | null;
  onDone: () => void;
  children: ReactNode;
}

/** Around the fields of a note that is being written; it saves by itself. */
export function NoteEditor({ title, problem, onDone, children }: NoteEditorProps) {
  return (
    <section className={styles.editor} aria-label={title}>
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
