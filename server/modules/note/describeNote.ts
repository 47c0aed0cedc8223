import type { StoredNote } from '#contract/readingNote.ts';
import type { NoteRow } from '#server/repositories/readingNotes.ts';

/** A note as its owner's devices get it. */
export function describeNote({ createdAt, updatedAt, ...note }: NoteRow): StoredNote {
  return { ...note, createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}
