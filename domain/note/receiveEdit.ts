import type { NoteCopy, NoteEdit } from './NoteSync.ts';
import { sameNote } from './normalizeNote.ts';

/**
 * What the server does with an edit: stores it as the next version, finds it done already (a repeat whose answer was
 * lost), refuses it because another device was first, or knows no such note.
 */
export type ReceivedEdit =
  | { outcome: 'STORED'; version: number }
  | { outcome: 'SAME' }
  | { outcome: 'CONFLICT' }
  | { outcome: 'MISSING' };

/** @param stored what the server has; null for a note it never had */
export function receiveEdit(stored: NoteCopy | null, edit: NoteEdit): ReceivedEdit {
  if (stored === null) {
    return edit.baseVersion === 0 && !edit.deleted ? { outcome: 'STORED', version: 1 } : { outcome: 'MISSING' };
  }
  const same = stored.deleted === edit.deleted && (edit.deleted || sameNote(stored.content, edit.content));
  if (same) return { outcome: 'SAME' };
  if (stored.version !== edit.baseVersion) return { outcome: 'CONFLICT' };
  return { outcome: 'STORED', version: stored.version + 1 };
}
