import { z } from 'zod';
import type { TextRemark } from '#contract/textReply.ts';
import { type ReplySticker, replyStickerCodes } from '#domain/text-reply/replyStickers.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';

const stickerList = z.array(z.enum(replyStickerCodes));
const remarkList = z.array(z.object({ key: z.string(), quote: z.string(), body: z.string() }));

export interface StoredReply {
  staffNo: number;
  staffName: string;
  body: string;
  stickers: ReplySticker[];
  remarks: TextRemark[];
  /** The version of the text that was replied to. */
  version: number;
  writtenAt: number;
  seenAt: number | null;
}

const unseenReplies = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('text_reply')
    .innerJoin('staff', 'staff.staff_no', 'text_reply.staff_no')
    .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'text_reply.attempt_no')
    .innerJoin('book', 'book.book_no', 'text_reply.book_no')
    .leftJoin('text_stand', (join) =>
      join
        .onRef('text_stand.attempt_no', '=', 'text_reply.attempt_no')
        .onRef('text_stand.version', '=', 'text_reply.version')
        .on('text_stand.state', '=', 'RETURNED'),
    )
    .select([
      'book.book_no as bookNo',
      'book.book_name as bookName',
      'mission_attempt.kind as readingMissionType',
      'staff.name as staffName',
      'text_stand.state',
    ])
    .where('text_reply.account_no', '=', given.accountNo)
    .where((eb) => eb.or([eb('text_reply.seen_at', 'is', null), eb('text_stand.state', '=', 'RETURNED')]))
    .where('mission_attempt.hidden', '=', 0)
    .orderBy('text_reply.written_at', 'desc')
    .limit(given.limit)
    .$narrowType<{ readingMissionType: 'THINK' | 'REPORT' }>(),
);

const ofAttemptQuery = compileOnce((db, given: { attemptNo: number }) =>
  replies(db).where('text_reply.attempt_no', '=', given.attemptNo),
);

const stickersOfQuery = compileOnce((db, given: { attemptNos: readonly number[] }) =>
  db
    .selectFrom('text_reply')
    .select(['attempt_no as attemptNo', 'stickers'])
    .where(isAmong(db, 'attempt_no', given.attemptNos))
    .orderBy('written_at'),
);

/** What the staff wrote to texts. */
export const textReplies = {
  /** Writes somebody's reply over their earlier one; the pupil has not seen it then. */
  async put(
    db: Db,
    given: {
      attemptNo: number;
      staffNo: number;
      accountNo: number;
      bookNo: number;
      body: string;
      stickers: readonly ReplySticker[];
      remarks: readonly TextRemark[];
      version: number;
    },
    now: number,
  ): Promise<void> {
    const written = {
      body: given.body,
      stickers: JSON.stringify(given.stickers),
      remarks: JSON.stringify(given.remarks),
      version: given.version,
      written_at: now,
      seen_at: null,
    };
    await db
      .insertInto('text_reply')
      .values({
        attempt_no: given.attemptNo,
        staff_no: given.staffNo,
        account_no: given.accountNo,
        book_no: given.bookNo,
        ...written,
      })
      .onConflict((conflict) => conflict.columns(['attempt_no', 'staff_no']).doUpdateSet(written))
      .execute();
  },

  async remove(db: Db, attemptNo: number, staffNo: number): Promise<void> {
    await db.deleteFrom('text_reply').where('attempt_no', '=', attemptNo).where('staff_no', '=', staffNo).execute();
  },

  /** To one text, the earliest first. */
  async ofAttempt(db: Db, attemptNo: number): Promise<StoredReply[]> {
    const { rows } = await ofAttemptQuery(db, { attemptNo });
    return rows.map(read);
  },

  /** The stickers of all replies to these texts, each once for a text. */
  async stickersOf(db: Db, attemptNos: readonly number[]): Promise<Map<number, Set<ReplySticker>>> {
    if (attemptNos.length === 0) return new Map();
    const { rows } = await stickersOfQuery(db, { attemptNos });
    const given = new Map<number, Set<ReplySticker>>();
    for (const { attemptNo, stickers } of rows)
      given.set(attemptNo, new Set([...(given.get(attemptNo) ?? []), ...stickerList.parse(JSON.parse(stickers))]));
    return given;
  },

  /** To the texts of one pupil about one book. */
  async ofBook(db: Db, accountNo: number, bookNo: number): Promise<(StoredReply & { kind: 'THINK' | 'REPORT' })[]> {
    const rows = await replies(db)
      .innerJoin('mission_attempt', 'mission_attempt.attempt_no', 'text_reply.attempt_no')
      .select('mission_attempt.kind')
      .where('text_reply.account_no', '=', accountNo)
      .where('text_reply.book_no', '=', bookNo)
      .where('mission_attempt.hidden', '=', 0)
      .$narrowType<{ kind: 'THINK' | 'REPORT' }>()
      .execute();
    return rows.map((row) => ({ ...read(row), kind: row.kind }));
  },

  /** What one pupil has not seen yet, and texts that another version is asked of, the latest first. */
  async unseen(db: Db, accountNo: number, limit: number) {
    const { rows } = await unseenReplies(db, { accountNo, limit });
    return rows.map(({ state, ...row }) => ({ ...row, returned: state !== null }));
  },

  /** @param latest when the latest shown reply was written: a later one has not been shown */
  async see(db: Db, { accountNo, bookNo, latest }: { accountNo: number; bookNo: number; latest: number }, now: number) {
    await db
      .updateTable('text_reply')
      .set({ seen_at: now })
      .where('written_at', '<=', latest)
      .where('account_no', '=', accountNo)
      .where('book_no', '=', bookNo)
      .where('seen_at', 'is', null)
      .execute();
  },
};

function replies(db: Db) {
  return db
    .selectFrom('text_reply')
    .innerJoin('staff', 'staff.staff_no', 'text_reply.staff_no')
    .select([
      'text_reply.staff_no as staffNo',
      'staff.name as staffName',
      'text_reply.body',
      'text_reply.stickers',
      'text_reply.remarks',
      'text_reply.version',
      'text_reply.written_at as writtenAt',
      'text_reply.seen_at as seenAt',
    ])
    .orderBy('text_reply.written_at');
}

function read<Row extends { stickers: string; remarks: string }>(
  row: Row,
): Omit<Row, 'stickers' | 'remarks'> & Pick<StoredReply, 'stickers' | 'remarks'> {
  const { stickers, remarks } = row;
  return { ...row, stickers: stickerList.parse(JSON.parse(stickers)), remarks: remarkList.parse(JSON.parse(remarks)) };
}
