import type { ShownNote } from './shownNotes.ts';
import type { WrittenNote } from './WrittenNote.ts';

/**
 * The rows of the list. While a form is open it is one row with one key from its first letter to its last, and the rows
 * around it keep the order they had: a text field that is mounted or moved loses its caret and the syllable being
 * composed. What arrives meanwhile comes behind the form.
 */
export function arrangeNotes(shown: readonly ShownNote[], written: WrittenNote | null): readonly ShownNote[] {
  if (written === null) return shown;
  const { noteId, content, order } = written;
  const rows = new Map(shown.map((row) => [row.noteId, row]));
  const saved = rows.get(noteId) ?? { problem: null, updatedAt: null };
  rows.set(noteId, { ...saved, noteId, content, deleted: false });
  const inOrder = (ids: Iterable<string>) => [...ids].flatMap((id) => rows.get(id) ?? []);
  const at = order.indexOf(noteId) + 1;
  const known = new Set(order);
  const arrived = [...rows.keys()].filter((id) => !known.has(id));
  return [...inOrder(order.slice(0, at)), ...inOrder(arrived), ...inOrder(order.slice(at))];
}
