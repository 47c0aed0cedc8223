import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { insertStarter, type SentenceStarter } from '#domain/mission/sentenceStarters.ts';
import { writtenLength } from '#domain/mission/writtenLength.ts';
import { placeOfHint } from '#domain/writing/openHints.ts';
import { IconButton } from '../button/IconButton.tsx';
import { ReadAloudButton } from '../read-aloud/ReadAloudButton.tsx';
import { LengthBar } from './LengthBar.tsx';
import { StarterChips } from './StarterChips.tsx';
import { useWriting } from './useWriting.ts';
import type { WritingFor } from './useWritingHints.ts';
import { WritingHints } from './WritingHints.tsx';
import styles from './WritingPad.module.css';

/** Here the help stands open without pushing anything out of sight. */
const ROOMY = '(min-width: 48em) and (min-height: 37.5em)';

interface WritingPadProps {
  /** What is asked. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Characters without blanks. */
  minLength: number;
  maxLength: number;
  starters: readonly SentenceStarter[];
  /** What it is written for, so that it can be looked at before it is handed in. */
  writing: WritingFor;
  /** Why it cannot be handed in yet. */
  reason?: string | undefined;
  /** A message about the length that is more pressing than the advice. */
  notice?: string | undefined;
  rows: number;
  /** More buttons beside undo. */
  tools?: ReactNode;
  /** Stands with the first words in the folded help. */
  help?: ReactNode;
}

/**
 * A place to write in one's own words: the field first, then how far it is, every step undone, and first words to lean on,
 * folded where there is little room. Advice instead of limits.
 */
export function WritingPad(props: WritingPadProps) {
  const {
    label,
    text,
    onChange,
    minLength,
    maxLength,
    starters,
    writing: purpose,
    reason,
    notice,
    rows,
    tools,
    help,
  } = props;
  const id = useId();
  const writing = useWriting(text, onChange);
  const [wide] = useState(() => window.matchMedia(ROOMY).matches);
  return (
    <div className={styles.paper} data-read-scope="">
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id} data-read="">
          {label}
        </label>
        <ReadAloudButton label="질문 듣기" compact />
      </div>
      {/* A field cannot run on over several sheets of paper: there its text stands for it. */}
      <div className={styles.sheet} data-text={text}>
        <textarea
          ref={writing.field}
          id={id}
          className={styles.text}
          rows={rows}
          lang="ko"
          value={text}
          onChange={writing.type}
          onKeyDown={writing.onKeyDown}
          aria-invalid={reason ? true : undefined}
          aria-describedby={`${id}-advice`}
        />
      </div>
      {reason && <p className={styles.reason}>{reason}</p>}
      <LengthBar
        id={`${id}-advice`}
        length={writtenLength(text)}
        minLength={minLength}
        maxLength={maxLength}
        notice={notice}
      />
      {(starters.length > 0 || help) && (
        <details className={styles.help} open={wide || undefined}>
          <summary>도움말</summary>
          {help}
          <StarterChips
            starters={starters}
            onPick={(starter) => writing.put((before, caret) => insertStarter(before, caret, starter))}
          />
        </details>
      )}
      <div className={styles.tools}>
        <IconButton label="되돌리기" icon={<Undo2 />} disabled={!writing.canUndo} onClick={writing.undo} />
        <IconButton label="다시 하기" icon={<Redo2 />} disabled={!writing.canRedo} onClick={writing.redo} />
        {tools}
      </div>
      <WritingHints
        writing={purpose}
        text={text}
        onFind={(hint) => writing.show(placeOfHint(hint, text) ?? text.length, hint.excerpt.length)}
      />
    </div>
  );
}
