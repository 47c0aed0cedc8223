import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeNotes } from './arrangeNotes.ts';
import type { ListedContent } from './NotesView.tsx';
import type { ShownNote } from './shownNotes.ts';
import { beginNote, editNote } from './WrittenNote.ts';

const content: ListedContent = { kind: 'NOTE', quote: '별', pageNo: null, thought: '', stickers: [] };
const row = (noteId: string): ShownNote => ({ noteId, content, deleted: false, problem: null, updatedAt: null });
const idsOf = (rows: readonly ShownNote[]) => rows.map(({ noteId }) => noteId);
/** Lists that a page may get one after the other: any notes in any order. */
const lists = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')), { minLength: 1, maxLength: 6 });

it('shows the list as it is while nothing is written', () => {
  const shown = ['a', 'b'].map(row);
  expect(arrangeNotes(shown, null)).toBe(shown);
});

it('keeps a new note first, once it is saved and whatever arrives', () => {
  const written = beginNote(content, ['a', 'b'].map(row));
  const { noteId } = written;
  expect(idsOf(arrangeNotes(['a', 'b'].map(row), written))).toEqual([noteId, 'a', 'b']);
  expect(idsOf(arrangeNotes(['c', noteId, 'a', 'b'].map(row), written))).toEqual([noteId, 'c', 'a', 'b']);
});

it('shows what stands in the form, with what the server said of the note', () => {
  const written = { ...editNote(row('a'), [row('a')]), content: { ...content, quote: '달' } };
  const refused = { ...row('a'), deleted: true, problem: '너무 길어요.' };
  expect(arrangeNotes([refused], written)).toEqual([
    { ...row('a'), content: { ...content, quote: '달' }, problem: '너무 길어요.' },
  ]);
});

it('never moves the row of the form, and loses no other', () => {
  fc.assert(
    fc.property(lists, fc.nat(), ([first = [], ...later], at) => {
      const rows = first.map(row);
      const edited = rows[at % (rows.length + 1)];
      const written = edited ? editNote(edited, rows) : beginNote(content, rows);
      let before = idsOf(arrangeNotes(rows, written));
      for (const list of later) {
        const now = idsOf(arrangeNotes(list.map(row), written));
        expect(new Set(now)).toEqual(new Set([...list, written.noteId]));
        // React moves a kept node only where one that stood behind it comes before it.
        const ahead = now.slice(0, now.indexOf(written.noteId));
        const behind = new Set(before.slice(before.indexOf(written.noteId)));
        expect(ahead.filter((id) => behind.has(id))).toEqual([]);
        before = now;
      }
    }),
  );
});
