import type { NoteContent } from '#domain/note/NoteContent.ts';
import type { NoteCopy } from '#domain/note/NoteSync.ts';
import type { ListedNoteKind, NoteKind } from '#domain/note/noteKinds.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

export interface NoteRow extends NoteCopy {
  noteId: string;
  createdAt: number;
  updatedAt: number;
}

/** Which note of which account. The account is part of the key: an id of somebody else's is simply not there. */
export interface NoteKey {
  accountNo: number;
  bookNo: number;
  noteId: string;
}

const columns = ['note_id', 'content', 'version', 'deleted', 'created_at', 'updated_at'] as const;

const oneNote = compileOnce(
  (db, { accountNo, bookNo, noteId }: { accountNo: number; bookNo: number; noteId: string }) =>
    db
      .selectFrom('reading_note')
      .select([...columns])
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('note_id', '=', noteId),
);

const pageQuery = compileOnce(
  (db, given: Omit<NoteKey, 'noteId'> & { kind: ListedNoteKind; limit: number; offset: number }) =>
    live(db, given)
      .where('kind', '=', given.kind)
      .select([...columns])
      .orderBy('created_at', 'desc')
      .orderBy('note_id', 'desc')
      .limit(given.limit)
      .offset(given.offset),
);

const countsQuery = compileOnce((db, given: Omit<NoteKey, 'noteId'>) =>
  live(db, given)
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .groupBy('kind'),
);

const allQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('reading_note')
    .select([...columns, 'book_no'])
    .where('account_no', '=', given.accountNo)
    .where('deleted', '=', 0)
    .orderBy('book_no')
    .orderBy('created_at')
    .orderBy('note_id'),
);

/** Reading notes, questions, report texts and maps. */
export const readingNotes = {
  async find(db: Db, { accountNo, bookNo, noteId }: NoteKey): Promise<NoteRow | null> {
    const [row] = (await oneNote(db, { accountNo, bookNo, noteId })).rows;
    return row ? toNote(row) : null;
  },

  /** Of one kind and not deleted, the newest first. */
  async page(
    db: Db,
    owner: Omit<NoteKey, 'noteId'> & { kind: ListedNoteKind },
    limit: number,
    offset: number,
  ): Promise<NoteRow[]> {
    const { rows } = await pageQuery(db, { ...owner, limit, offset });
    return rows.map(toNote);
  },

  /** How many notes of each kind there are, deleted ones aside. */
  async counts(db: Db, owner: Omit<NoteKey, 'noteId'>): Promise<ReadonlyMap<NoteKind, number>> {
    const { rows } = await countsQuery(db, owner);
    return new Map(rows.map(({ kind, count }) => [kind, count]));
  },

  /** Null when somebody else was first. */
  async insert(db: Db, key: NoteKey, content: NoteContent, now: number): Promise<NoteRow | null> {
    const row = await db
      .insertInto('reading_note')
      .values({
        account_no: key.accountNo,
        book_no: key.bookNo,
        note_id: key.noteId,
        kind: content.kind,
        content: JSON.stringify(content),
        version: 1,
        deleted: 0,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning([...columns])
      .executeTakeFirst();
    return row ? toNote(row) : null;
  },

  /** Writes the next version over this one; null when it is no longer this one. */
  async replace(db: Db, key: NoteKey, before: number, next: NoteCopy, now: number): Promise<NoteRow | null> {
    const row = await db
      .updateTable('reading_note')
      .set({
        content: JSON.stringify(next.content),
        version: next.version,
        deleted: next.deleted ? 1 : 0,
        updated_at: now,
      })
      .where('account_no', '=', key.accountNo)
      .where('book_no', '=', key.bookNo)
      .where('note_id', '=', key.noteId)
      .where('version', '=', before)
      .returning([...columns])
      .executeTakeFirst();
    return row ? toNote(row) : null;
  },

  /** Everything this student keeps about any book, by book and in the order it was begun. */
  async all(db: Db, accountNo: number): Promise<(NoteRow & { bookNo: number })[]> {
    const { rows } = await allQuery(db, { accountNo });
    return rows.map((row) => ({ ...toNote(row), bookNo: row.book_no }));
  },

  async purgeDeletedBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('reading_note').where('deleted', '=', 1).where('updated_at', '<', instant).execute();
  },
};

function live(db: Db, { accountNo, bookNo }: Omit<NoteKey, 'noteId'>) {
  return db
    .selectFrom('reading_note')
    .where('account_no', '=', accountNo)
    .where('book_no', '=', bookNo)
    .where('deleted', '=', 0);
}

interface StoredRow {
  note_id: string;
  content: string;
  version: number;
  deleted: number;
  created_at: number;
  updated_at: number;
}

/** Contents are written from checked bodies only. */
function toNote(row: StoredRow): NoteRow {
  return {
    noteId: row.note_id,
    version: row.version,
    deleted: row.deleted === 1,
    content: JSON.parse(row.content) as NoteContent,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
