import type { NoteContent } from '#domain/note/NoteContent.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';

const contentOf = (content: string) => JSON.parse(content) as NoteContent;

const booksOfTalkQuery = compileOnce((db, given: { accountNo: number; at: number; day: string; limit: number }) =>
  db
    .selectFrom('aquarium_guest as guest')
    .leftJoin('reading_progress as progress', (join) =>
      join.onRef('progress.book_no', '=', 'guest.book_no').on('progress.account_no', '=', given.accountNo),
    )
    .select('guest.book_no as bookNo')
    .where('guest.account_no', '=', given.accountNo)
    .where(({ or, eb }) =>
      or([
        eb('guest.arrived_at', '>=', given.at),
        eb('guest.scene_day', '>=', given.day),
        eb('progress.updated_at', '>=', given.at),
      ]),
    )
    .orderBy('guest.arrived_at', 'desc')
    .orderBy('guest.book_no')
    .limit(given.limit),
);

const openBookQuery = compileOnce((db, given: { accountNo: number; since: number }) =>
  db
    .selectFrom('reading_progress as progress')
    .innerJoin('book', 'book.book_no', 'progress.book_no')
    .select(['book.book_name as bookName', 'progress.last_page_no as pageNo'])
    .where('progress.account_no', '=', given.accountNo)
    .where('progress.updated_at', '>=', given.since)
    .where('progress.finished_at', 'is', null)
    .where('book.page_count', '>', 1)
    .where('book.active', '=', 1)
    .orderBy('progress.updated_at', 'desc')
    .limit(1),
);

const raqQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('account').select('raq').where('account_no', '=', given.accountNo),
);

/** What a student has read, played and written, as far as guests and finds follow from it. */
export const readerTraces = {
  /** Books of which a mission was handed in, also where it was taken out of the history, and when the first was. */
  async playedBooks(db: Db, accountNo: number): Promise<{ bookNo: number; at: number }[]> {
    const rows = await db
      .selectFrom('mission_attempt as attempt')
      .leftJoin('aquarium_guest as guest', (join) =>
        join.onRef('guest.book_no', '=', 'attempt.book_no').on('guest.account_no', '=', accountNo),
      )
      .select((eb) => ['attempt.book_no as bookNo', eb.fn.min('attempt.submitted_at').as('at')])
      .where('attempt.account_no', '=', accountNo)
      .where('attempt.status', '=', 'SUBMITTED')
      .where('guest.book_no', 'is', null)
      .groupBy('attempt.book_no')
      .execute();
    return rows.map(({ bookNo, at }) => ({ bookNo, at: Number(at) }));
  },

  /** Books without missions that were read to their end and have no guest yet, with the thoughts noted about them. */
  async notedBooks(db: Db, accountNo: number): Promise<{ bookNo: number; at: number; thought: string }[]> {
    const rows = await db
      .selectFrom('reading_progress as progress')
      .innerJoin('reading_note as note', (join) =>
        join.onRef('note.book_no', '=', 'progress.book_no').onRef('note.account_no', '=', 'progress.account_no'),
      )
      .leftJoin('aquarium_guest as guest', (join) =>
        join.onRef('guest.book_no', '=', 'progress.book_no').on('guest.account_no', '=', accountNo),
      )
      .select(['progress.book_no as bookNo', 'note.updated_at as at', 'note.content'])
      .where('progress.account_no', '=', accountNo)
      .where('progress.finished_at', 'is not', null)
      .where('guest.book_no', 'is', null)
      .where('note.deleted', '=', 0)
      .where('note.kind', 'in', ['NOTE', 'REPORT'])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('book_mission')
              .select('kind')
              .whereRef('book_mission.book_no', '=', 'progress.book_no')
              .limit(1),
          ),
        ),
      )
      .execute();
    return rows.map(({ content, ...row }) => ({ ...row, thought: thoughtOf(contentOf(content)) }));
  },

  /**
   * Days with a page turned since a day, and instants at which a mission was handed in, a note begun, or a word of an
   * own book caught.
   *
   * @param since of the day, and the instant at which it began
   */
  async readingSince(db: Db, accountNo: number, since: { day: string; at: number }) {
    const turned = await db
      .selectFrom('reading_day')
      .select('day_key as day')
      .distinct()
      .where('account_no', '=', accountNo)
      .where('day_key', '>=', since.day)
      .execute();
    const played = await db
      .selectFrom('mission_attempt')
      .select('submitted_at as at')
      .where('account_no', '=', accountNo)
      .where('submitted_at', '>=', since.at)
      .execute();
    const noted = await db
      .selectFrom('reading_note')
      .select('created_at as at')
      .where('account_no', '=', accountNo)
      .where('created_at', '>=', since.at)
      .where('deleted', '=', 0)
      .execute();
    const caught = await db
      .selectFrom('word_mission')
      .select('solved_at as at')
      .where('account_no', '=', accountNo)
      .where('solved_at', '>=', since.at)
      .where('book_no', 'is not', null)
      .execute();
    return {
      days: turned.map(({ day }) => day),
      instants: [...played, ...noted, ...caught].flatMap(({ at }) => (at === null ? [] : [at])),
    };
  },

  /** Rounds of some books that can give answers away, those taken out of the history left out. */
  async rounds(db: Db, accountNo: number, bookNos: readonly number[]) {
    if (bookNos.length === 0) return [];
    return db
      .selectFrom('mission_attempt')
      .select(['attempt_no as attemptNo', 'book_no as bookNo', 'kind', 'version', 'status'])
      .where('account_no', '=', accountNo)
      .where('book_no', 'in', [...bookNos])
      .where('kind', 'in', ['PUZZLE', 'MATCHING', 'QUIZ'])
      .where('hidden', '=', 0)
      .execute();
  },

  /** Missions of some books as the catalogue has them now, as far as they have answers in words. */
  async missions(db: Db, bookNos: readonly number[]) {
    if (bookNos.length === 0) return [];
    return db
      .selectFrom('book_mission')
      .select(['book_no as bookNo', 'version', 'content'])
      .where('book_no', 'in', [...bookNos])
      .where('kind', 'in', ['PUZZLE', 'MATCHING', 'QUIZ'])
      .execute();
  },

  /** Guests' books that were read, or whose guest came or talked, since a day; the latest guest first. */
  async booksOfTalk(db: Db, accountNo: number, since: { day: string; at: number }, limit: number): Promise<number[]> {
    const { rows } = await booksOfTalkQuery(db, { accountNo, at: since.at, day: since.day, limit });
    return rows.map(({ bookNo }) => bookNo);
  },

  /** The text that is being read, and the page it is open at. */
  async openBook(db: Db, accountNo: number, since: number) {
    return (await openBookQuery(db, { accountNo, since })).rows[0];
  },

  /** What the student wrote about some books: reports before thoughts of missions before notes. */
  async writings(db: Db, accountNo: number, bookNos: readonly number[]): Promise<{ bookNo: number; text: string }[]> {
    if (bookNos.length === 0) return [];
    const notes = await db
      .selectFrom('reading_note')
      .select(['book_no as bookNo', 'kind', 'content'])
      .where('account_no', '=', accountNo)
      .where('book_no', 'in', [...bookNos])
      .where('kind', 'in', ['REPORT', 'NOTE'])
      .where('deleted', '=', 0)
      .orderBy('created_at')
      .execute();
    const thoughts = await db
      .selectFrom('mission_attempt as attempt')
      .innerJoin('mission_answer as answer', 'answer.attempt_no', 'attempt.attempt_no')
      .select(['attempt.book_no as bookNo', 'answer.value as text'])
      .where('attempt.account_no', '=', accountNo)
      .where('attempt.book_no', 'in', [...bookNos])
      .where('attempt.kind', '=', 'THINK')
      .where('attempt.status', '=', 'SUBMITTED')
      .where('attempt.hidden', '=', 0)
      .orderBy('attempt.attempt_no')
      .orderBy('answer.item_key')
      .execute();
    const written = notes.map(({ bookNo, kind, content }) => ({ bookNo, kind, text: thoughtOf(contentOf(content)) }));
    return [
      ...written.filter(({ kind }) => kind === 'REPORT'),
      ...thoughts,
      ...written.filter(({ kind }) => kind === 'NOTE'),
    ].map(({ bookNo, text }) => ({ bookNo, text }));
  },

  /** The reader's raq. */
  async raq(db: Db, accountNo: number): Promise<number> {
    const row = firstRow(await raqQuery(db, { accountNo }));
    return row.raq;
  },
};

/** The student's own words in a note. */
function thoughtOf(content: NoteContent): string {
  if (content.kind === 'NOTE') return content.thought;
  return content.kind === 'REPORT' ? content.text : '';
}
