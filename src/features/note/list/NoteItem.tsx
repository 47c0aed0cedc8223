import type { NoteOverview } from '#contract/readingNote.ts';
import { formatPastDay } from '#domain/time/formatKoreanDate.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';
import { AskedItemPicker } from '../qa/AskedItemPicker.tsx';
import { NoteCard } from './NoteCard.tsx';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './NotesView.module.css';
import type { ListedContent } from './NotesView.tsx';
import { noteElementId } from './noteElementId.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { ReadingNoteFields } from './ReadingNoteFields.tsx';
import type { ShownNote } from './shownNotes.ts';

interface NoteItemProps {
  note: ShownNote;
  overview: NoteOverview;
  editing: boolean;
  onEdit: () => void;
  onChange: (content: ListedContent) => void;
  onDone: () => void;
  onDelete: () => void;
}

/** One note: to be read, or to be written. */
export function NoteItem({ note, overview, editing, onEdit, onChange, onDone, onDelete }: NoteItemProps) {
  const { now } = useServices();
  const { noteId, content, problem, updatedAt } = note;
  if (!editing) {
    const day = updatedAt === null ? null : `${formatPastDay(Date.parse(updatedAt), now())} 썼어요`;
    return (
      <li className={styles.item}>
        <NoteCard
          id={noteElementId(noteId)}
          content={content}
          overview={overview}
          day={day}
          onEdit={onEdit}
          onDelete={onDelete}
        />
        {problem && <p className={styles.problem}>{problem}</p>}
      </li>
    );
  }
  return (
    <li className={styles.wide}>
      <NoteEditor
        id={noteElementId(noteId)}
        title={content.kind === 'NOTE' ? '노트 쓰기' : '질문 쓰기'}
        problem={problem}
        onDone={onDone}
      >
        {content.kind === 'NOTE' ? (
          <ReadingNoteFields content={content} onChange={onChange} overview={overview} />
        ) : (
          <QuestionFields
            content={content}
            onChange={onChange}
            picker={
              content.about === null && (
                <AskedItemPicker bookNo={overview.bookNo} onPick={(about) => onChange({ ...content, about })} />
              )
            }
          />
        )}
      </NoteEditor>
    </li>
  );
}
