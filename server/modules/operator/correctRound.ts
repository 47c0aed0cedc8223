import { missionPoints, missionRate, retryPoints } from '#domain/mission/missionPoints.ts';
import { withdrawalExtra } from '#domain/mission/withdrawalExtra.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { correctContestScore } from '#server/modules/contest/public.ts';
import { readMissionStand, verifyBook } from '#server/modules/mission/public.ts';
import type { PayContext } from '#server/modules/point/public.ts';
import { payCorrection } from '#server/modules/point/public.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/**
 * Marks a withdrawn item right in every round of a student's mission that has been marked, and pays what the better
 * rate is worth. The latest marked round carries what is paid on top, and contests follow.
 *
 * @param item what distinguishes the item from the others, as ledger rows name it
 * @returns points that were paid
 */
export async function correctRound(context: PayContext, attemptNo: number, key: string, item: string): Promise<number> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const attempt = await missionAttempts.findOwn(db, context.accountNo, attemptNo);
    if (!attempt) return 0;
    const { bookNo, kind } = attempt;
    const book = await missionMaterials.findBook(db, bookNo);
    if (!book) return 0;
    const { rounds, points: stand, pays } = await readMissionStand(inside, book, kind);
    const marked = [];
    for (const round of rounds) {
      const marks = await missionMarks.list(db, round.attemptNo);
      const wrong = marks.find((mark) => mark.key === key && !mark.correct);
      if (wrong) await missionMarks.save(db, round.attemptNo, [{ ...wrong, correct: true }]);
      if (round.status === 'OPEN') continue;
      const correctCount = marks.filter(({ correct }) => correct).length + (wrong ? 1 : 0);
      const rate = missionRate(correctCount, round.itemCount);
      marked.push({ attemptNo: round.attemptNo, correctCount, rate, points: round.points, shells: round.shells });
    }
    const [first, second] = marked;
    const last = marked.at(-1);
    if (!first || !last) return 0;
    const extra = pays ? withdrawalExtra(stand, first, second ?? null) : 0;
    const pay = await payCorrection(inside, { bookNo, kind, item }, extra);
    for (const round of marked) {
      const mine = round === last ? pay : { points: 0, shells: 0 };
      await missionAttempts.correct(db, round.attemptNo, {
        ...round,
        points: round.points + mine.points,
        shells: round.shells + mine.shells,
      });
    }
    if (pays) {
      const firstPoints = missionPoints(stand, first.rate);
      const worth = { 1: firstPoints, 2: second ? retryPoints({ ...stand, firstPoints }, second.rate) : 0 };
      const { accountNo, now } = context;
      await correctContestScore(db, { accountNo, bookNo, kind, item, weight: stand.weight, worth, now });
    }
    await verifyBook(inside, bookNo);
    return pay.points;
  });
}
