/**
 * What a student keeps about a book: notes while reading, questions with own answers, the text of the report, and the
 * map of solved pairs and own links.
 */
export const noteKinds = ['NOTE', 'QUESTION', 'REPORT', 'MAP'] as const;

export type NoteKind = (typeof noteKinds)[number];

/** Kinds of which a book has one; their id is their name. The others come in lists under ids made by the device. */
export const singleNoteIds = { REPORT: 'report', MAP: 'map' } as const satisfies Partial<Record<NoteKind, string>>;

export type ListedNoteKind = Exclude<NoteKind, keyof typeof singleNoteIds>;

/** True where a kind and an id fit each other. */
export function fitsKind(kind: NoteKind, noteId: string): boolean {
  if (kind === 'REPORT' || kind === 'MAP') return noteId === singleNoteIds[kind];
  return !Object.values<string>(singleNoteIds).includes(noteId);
}
