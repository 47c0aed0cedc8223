import { z } from 'zod';
import type { BellForm } from '#domain/golden-bell/BellRoom.ts';
import type { BellQuestion } from '#domain/golden-bell/drawQuestions.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

/** A question of a room. */
export interface StoredQuestion extends Omit<BellQuestion, 'itemKey'> {
  readonly place: number;
  readonly revival: boolean;
  readonly revealedAt: number | null;
}

const texts = z.array(z.string());
/** Words alone, or words and a picture of each. */
const stored = z.union([
  texts.transform((words) => ({ texts: words, images: [] })),
  z.object({ texts, images: texts }),
]);

const listQuery = compileOnce((db, given: { roomNo: number }) => selected(db, given.roomNo).orderBy('place'));

/** Questions of rooms, kept as they were when the room was opened. */
export const bellQuestions = {
  async add(db: Db, roomNo: number, questions: readonly BellQuestion[]): Promise<void> {
    const rows = questions.map((each, index) => ({
      room_no: roomNo,
      place: index + 1,
      book_no: each.bookNo,
      book_name: each.bookName,
      form: each.form,
      question: each.question,
      options: JSON.stringify(each.images.length === 0 ? each.options : { texts: each.options, images: each.images }),
      answer: each.answer,
      explanation: each.explanation,
    }));
    await db.insertInto('bell_question').values(rows).execute();
  },

  async find(db: Db, roomNo: number, place: number): Promise<StoredQuestion | undefined> {
    const row = await selected(db, roomNo).where('place', '=', place).executeTakeFirst();
    return row && read(row);
  },

  /** In their order. */
  async list(db: Db, roomNo: number): Promise<StoredQuestion[]> {
    return (await listQuery(db, { roomNo })).rows.map(read);
  },

  async open(db: Db, roomNo: number, place: number, revival: boolean): Promise<void> {
    await db
      .updateTable('bell_question')
      .set({ revival: revival ? 1 : 0 })
      .where('room_no', '=', roomNo)
      .where('place', '=', place)
      .execute();
  },

  async reveal(db: Db, roomNo: number, place: number, now: number): Promise<void> {
    await db
      .updateTable('bell_question')
      .set({ revealed_at: now })
      .where('room_no', '=', roomNo)
      .where('place', '=', place)
      .execute();
  },
};

function selected(db: Db, roomNo: number) {
  return db.selectFrom('bell_question').selectAll().where('room_no', '=', roomNo);
}

function read(row: Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]): StoredQuestion {
  const { texts: options, images } = stored.parse(JSON.parse(row.options));
  return {
    place: row.place,
    bookNo: row.book_no,
    bookName: row.book_name,
    form: row.form as BellForm,
    question: row.question,
    options,
    images,
    answer: row.answer,
    explanation: row.explanation,
    revival: row.revival === 1,
    revealedAt: row.revealed_at,
  };
}
