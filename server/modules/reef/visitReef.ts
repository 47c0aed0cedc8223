import type { ReefVisit } from '#contract/reef.ts';
import { reefGrows } from '#domain/reef/countBook.ts';
import { piecesGrown } from '#domain/reef/piecesGrown.ts';
import { titlePieces } from '#domain/reef/titlePieces.ts';
import { seoulDay, seoulWeekStart } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { type NamedPiece, reefRows } from './repositories/reefRows.ts';

/** Lets the pieces have their titles that have grown since. The reef of the student's own class, or none. */
export async function visitReef(context: SignedInContext): Promise<ReefVisit> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const member = await reefRows.member(db, accountNo, seoulDay(seoulWeekStart(now)));
    if (member === undefined) return { reef: null };
    const { classNo, members, seen } = member;
    const { books, units } = await reefRows.growth(db, classNo);
    const pieces = await titledPieces(db, classNo, piecesGrown(units));
    // In a class of two, what the other one has read would follow from a title or a number.
    const open = reefGrows(members);
    return {
      reef: {
        growing: open,
        bookCount: open ? books : null,
        pieces: pieces.map(({ ordinal, bookNo, bookName }) => ({
          ordinal,
          title: open ? { bookNo, bookName } : null,
        })),
        newPieces: seen === null ? 0 : Math.max(0, pieces.length - seen),
      },
    };
  });
}

async function titledPieces(db: Db, classNo: number, grown: number): Promise<NamedPiece[]> {
  const pieces = await reefRows.pieces(db, classNo);
  if (pieces.length >= grown) return pieces;
  await reefRows.title(db, classNo, titlePieces(await reefRows.books(db, classNo), pieces));
  return reefRows.pieces(db, classNo);
}

/** The student has seen this many pieces: what grows later is shown as new. */
export async function lookAtReef({ db, accountNo }: SignedInContext, pieces: number): Promise<{ done: true }> {
  await reefRows.markSeen(db, accountNo, pieces);
  return { done: true };
}
