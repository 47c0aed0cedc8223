import type { WordReward } from '#contract/wordMission.ts';
import { expFor } from '#domain/point/expFor.ts';
import { wordMissionEntries } from '#domain/point/LedgerEntry.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { wordShells } from '#domain/word-mission/wordShells.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type AquariumAct, changeAquarium } from '#server/modules/aquarium/public.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { describeWordMissions } from './describeWordMissions.ts';
import { wordMissionRows } from './repositories/wordMissionRows.ts';

/**
 * Pays a caught word, once for ever; asking again changes nothing more. A reward waits however long it takes.
 *
 * @throws AppError NOT_FOUND; WORD_NOT_CAUGHT; AQUARIUM_RESTING
 */
export async function takeWordReward(context: SignedInContext, shop: Shop, wordMissionNo: number): Promise<WordReward> {
  return withTransaction(context.db, async (trx) => {
    const whole = { ...context, db: trx };
    const pay: AquariumAct = async ({ pet }, { db, accountNo, now }) => {
      const mission = await wordMissionRows.findOwn(db, accountNo, wordMissionNo);
      if (!mission) throw new AppError('NOT_FOUND');
      if (mission.solvedAt === null) throw new AppError('WORD_NOT_CAUGHT');
      if (!(await wordMissionRows.take(db, wordMissionNo, now))) return {};
      const shells = wordShells(mission);
      const earned = { shells, exp: expFor(shells, pet.gauges) };
      const stamp = { accountNo, now, dayKey: seoulDay(now) };
      const written = await pointLedger.append(db, stamp, wordMissionEntries(wordMissionNo, earned));
      if (written.length > 0) await pointPurses.add(db, accountNo, { bookPoint: 0, ...earned });
      return { changed: ['purse', 'owner', 'placed'] };
    };
    const change = await changeAquarium(whole, shop, pay);
    const row = await wordMissionRows.findOwn(trx, context.accountNo, wordMissionNo);
    const [mission] = row ? await describeWordMissions(whole, [row]) : [];
    if (!mission) throw new AppError('NOT_FOUND');
    return { change, mission };
  });
}
