import type { NoteContent } from '#domain/note/NoteContent.ts';
import type { AgedVersion } from '#domain/note/thinVersions.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import type { NoteKey, NoteRow } from '#server/repositories/readingNotes.ts';

export interface NoteVersionRow {
  version: number;
  savedAt: number;
  handedIn: boolean;
  content: NoteContent;
}

const countQuery = compileOnce((db, given: NoteKey) =>
  ofNote(db, given).select((eb) => eb.fn.countAll<number>().as('count')),
);

const pageQuery = compileOnce((db, given: NoteKey & { limit: number; offset: number }) =>
  ofNote(db, given)
    .select(['version', 'saved_at', 'handed_in', 'content'])
    .orderBy('version', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

const findQuery = compileOnce((db, given: NoteKey & { version: number }) =>
  ofNote(db, given).select(['version', 'saved_at', 'handed_in', 'content']).where('version', '=', given.version),
);

/** Earlier texts of a report. */
export const noteVersions = {
  async keep(db: Db, key: NoteKey, note: NoteRow, handedIn = false): Promise<void> {
    await db
      .insertInto('reading_note_version')
      .values({
        account_no: key.accountNo,
        book_no: key.bookNo,
        note_id: key.noteId,
        version: note.version,
        content: JSON.stringify(note.content),
        saved_at: note.updatedAt,
        handed_in: handedIn ? 1 : 0,
      })
      .onConflict((conflict) =>
        handedIn
          ? conflict.columns(['account_no', 'book_no', 'note_id', 'version']).doUpdateSet({ handed_in: 1 })
          : conflict.doNothing(),
      )
      .execute();
  },

  async latest(db: Db, key: NoteKey): Promise<NoteVersionRow | null> {
    return (await noteVersions.page(db, key, 1, 0))[0] ?? null;
  },

  /** Every version without its text; a dozen, and those handed in. */
  async ages(db: Db, key: NoteKey): Promise<AgedVersion[]> {
    const rows = await ofNote(db, key).select(['version', 'saved_at', 'handed_in']).execute();
    return rows.map(({ version, saved_at, handed_in }) => ({ version, savedAt: saved_at, handedIn: handed_in === 1 }));
  },

  async count(db: Db, key: NoteKey): Promise<number> {
    const row = firstRow(await countQuery(db, key));
    return row.count;
  },

  /** The newest first. */
  async page(db: Db, key: NoteKey, limit: number, offset: number): Promise<NoteVersionRow[]> {
    const { rows } = await pageQuery(db, { ...key, limit, offset });
    return rows.map(toVersion);
  },

  async find(db: Db, key: NoteKey, version: number): Promise<NoteVersionRow | null> {
    const [row] = (await findQuery(db, { ...key, version })).rows;
    return row ? toVersion(row) : null;
  },

  async remove(db: Db, key: NoteKey, versions: readonly number[]): Promise<void> {
    if (versions.length === 0) return;
    await db
      .deleteFrom('reading_note_version')
      .where('account_no', '=', key.accountNo)
      .where('book_no', '=', key.bookNo)
      .where('note_id', '=', key.noteId)
      .where('handed_in', '=', 0)
      .where('version', 'in', [...versions])
      .execute();
  },
};

function ofNote(db: Db, { accountNo, bookNo, noteId }: NoteKey) {
  return db
    .selectFrom('reading_note_version')
    .where('account_no', '=', accountNo)
    .where('book_no', '=', bookNo)
    .where('note_id', '=', noteId);
}

function toVersion(row: { version: number; saved_at: number; handed_in: number; content: string }): NoteVersionRow {
  const { version, saved_at, handed_in, content } = row;
  return { version, savedAt: saved_at, handedIn: handed_in === 1, content: JSON.parse(content) as NoteContent };
}
