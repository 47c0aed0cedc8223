import { createRandomId } from '#src/lib/browser/createRandomId.ts';
import type { ListedContent } from './NotesView.tsx';
import type { ShownNote } from './shownNotes.ts';

/** The note whose form is open. */
export interface WrittenNote {
  noteId: string;
  /** As it stands in the form. */
  content: ListedContent;
  /** Ids of the rows in the order they had when the form opened, this note among them. */
  order: readonly string[];
}

/** A new note, before all others. */
export function beginNote(content: ListedContent, rows: readonly ShownNote[]): WrittenNote {
  const noteId = createRandomId();
  return { noteId, content, order: [noteId, ...rows.map((row) => row.noteId)] };
}

/** A note of the list, in its place. */
export function editNote({ noteId, content }: ShownNote, rows: readonly ShownNote[]): WrittenNote {
  return { noteId, content, order: rows.map((row) => row.noteId) };
}
