import { shownNote } from '#domain/note/NoteSync.ts';
import type { QueuedNote } from '../sync/NoteSyncQueue.ts';
import type { ListedContent } from './NotesView.tsx';

export interface ShownNote {
  noteId: string;
  content: ListedContent;
  deleted: boolean;
  problem: string | null;
  /** Null while it is on this device alone. */
  updatedAt: string | null;
}

/**
 * What a page of the list shows: the server's notes as this device has them now, and before them, on the first page,
 * those that were begun, deleted or brought back here and are in no list, the newest first.
 */
export function shownNotes(
  notes: ReadonlyMap<string, QueuedNote>,
  kind: ListedContent['kind'],
  listed: readonly string[],
  firstPage: boolean,
): ShownNote[] {
  const known = new Set(listed);
  const here = firstPage ? [...notes.values()].filter(({ noteId, unlisted }) => unlisted && !known.has(noteId)) : [];
  const rows = [...here.reverse(), ...listed.flatMap((noteId) => notes.get(noteId) ?? [])];
  return rows.flatMap(({ noteId, sync, problem, updatedAt }) => {
    const now = shownNote(sync);
    if (now === null || now.content.kind !== kind) return [];
    const content = now.content as ListedContent;
    return [{ noteId, content, deleted: now.deleted, problem, updatedAt: sync.base === null ? null : updatedAt }];
  });
}
