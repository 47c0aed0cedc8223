import { useState } from 'react';
import type { NoteOverview } from '#contract/readingNote.ts';
import { checkNotePage } from '#domain/note/checkNotePage.ts';
import type { ReadingNote } from '#domain/note/NoteContent.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { TextField } from '#src/components/text-field/TextField.tsx';
import { keepDigits } from '#src/lib/forms/keepDigits.ts';
import styles from './NoteEditor.module.css';
import { NoteField } from './NoteField.tsx';
import { StickerPicker } from './StickerPicker.tsx';

interface ReadingNoteFieldsProps {
  content: ReadingNote;
  onChange: (content: ReadingNote) => void;
  overview: NoteOverview;
}

/** A quote with its page, a thought, stickers. */
export function ReadingNoteFields({ content, onChange, overview }: ReadingNoteFieldsProps) {
  const page = content.pageNo === null ? '' : String(content.pageNo);
  /** Digits that are no page of this book: they stay to be corrected, and the note keeps none. */
  const [refused, setRefused] = useState<string | null>(null);
  const error = refused === null ? undefined : (checkNotePage(Number(refused), overview) ?? undefined);
  return (
    <>
      <NoteField
        label="마음에 남은 문장"
        hint="책에서 옮겨 적고 싶은 문장을 적어 보세요."
        value={content.quote}
        onChange={(quote) => onChange({ ...content, quote })}
        maxLength={NOTE_TUNING.quoteLength}
        rows={2}
        autoFocus
      />
      <TextField
        className={styles.page}
        label="몇 쪽에 있나요?"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={refused ?? page}
        hint={checkNotePage(content.pageNo, overview) ?? '몰라도 괜찮아요.'}
        error={error}
        onChange={({ target }) => {
          const digits = keepDigits(target, 4);
          const typed = Number(digits) > 0 ? Number(digits) : null;
          const taken = checkNotePage(typed, overview) === null;
          setRefused(taken ? null : digits);
          onChange({ ...content, pageNo: taken ? typed : null });
        }}
      />
      <NoteField
        label="내 생각"
        hint="이 문장을 읽고 떠오른 것, 나라면 어떻게 했을지 자유롭게 써 보세요."
        value={content.thought}
        onChange={(thought) => onChange({ ...content, thought })}
        maxLength={NOTE_TUNING.thoughtLength}
        rows={4}
      />
      <StickerPicker chosen={content.stickers} onChange={(stickers) => onChange({ ...content, stickers })} />
    </>
  );
}
