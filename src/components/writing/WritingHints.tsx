import { SearchCheck } from 'lucide-react';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { Button } from '../button/Button.tsx';
import { type ShownHint, useWritingHints, type WritingFor } from './useWritingHints.ts';
import styles from './WritingHints.module.css';

const kindNames: Readonly<Record<ShownHint['kind'], string>> = {
  SPELLING: '맞춤법',
  SPACING: '띄어쓰기',
  SENTENCE: '문장',
  EVIDENCE: '책 이야기',
  STRUCTURE: '생각 잇기',
};

interface WritingHintsProps {
  writing: WritingFor;
  text: string;
  /** Shows the words of a hint in the field. */
  onFind: (hint: ShownHint) => void;
}

/** A text looked at when its writer asks for it: a few hints at a time, each with its place, each can be put aside. */
export function WritingHints({ writing, text, onFind }: WritingHintsProps) {
  const { isPending, shown, message, ask, putAside } = useWritingHints(writing, text);
  // A hint that was put aside takes the focus with it.
  const place = useLostFocus<HTMLDivElement>(shown.map(({ code, excerpt }) => code + excerpt).join());
  return (
    <div className={styles.hints}>
      <Button tone="soft" icon={<SearchCheck aria-hidden="true" />} busy={isPending} onClick={ask}>
        글 다듬기
      </Button>
      <div ref={place} className={styles.message} role="status" tabIndex={-1}>
        {message}
      </div>
      {shown.length > 0 && (
        <ul className={styles.list} aria-label="글 다듬기">
          {shown.map((hint) => (
            <li key={hint.code + hint.excerpt} className={styles.hint}>
              <p className={styles.words}>
                <span className={styles.kind}>{kindNames[hint.kind]}</span> {hint.message}{' '}
                {hint.kind === 'SENTENCE' && <q>{hint.excerpt}</q>}
              </p>
              <div className={styles.steps}>
                {hint.excerpt !== '' && (
                  <Button tone="white" aria-label={`글에서 보기: ${hint.excerpt}`} onClick={() => onFind(hint)}>
                    글에서 보기
                  </Button>
                )}
                <Button
                  tone="ghost"
                  aria-label={`넘어가기: ${hint.excerpt || kindNames[hint.kind]}`}
                  onClick={() => putAside(hint)}
                >
                  넘어가기
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
