import { useId } from 'react';
import { noteLength } from '#domain/note/noteLength.ts';
import styles from './NoteField.module.css';

interface NoteFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  /** Shown before, never cut. */
  maxLength: number;
  rows: number;
  autoFocus?: boolean;
}

/** A text of a note with its length; what is too long is reported, not taken away. */
export function NoteField({ label, hint, value, onChange, maxLength, rows, autoFocus = false }: NoteFieldProps) {
  const id = useId();
  const length = noteLength(value);
  const over = length - maxLength;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={styles.text}
        rows={rows}
        lang="ko"
        value={value}
        placeholder={hint}
        // biome-ignore lint/a11y/noAutofocus: the student has just asked to write here.
        autoFocus={autoFocus}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={over > 0 || undefined}
        aria-describedby={`${id}-length`}
      />
      <p id={`${id}-length`} className={styles.length} data-over={over > 0 || undefined}>
        {over > 0 && `${over.toLocaleString('ko-KR')}자만 줄이면 저장돼요. `}
        {length.toLocaleString('ko-KR')} / {maxLength.toLocaleString('ko-KR')}자
      </p>
    </div>
  );
}
