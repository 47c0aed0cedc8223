import type { WithdrawalPreview } from '#contract/myPage.ts';
import { retentionTuning } from '#domain/account/tuning.ts';
import { DAY, HOUR } from '#domain/time/duration.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumItems, aquariumTanks } from '#server/modules/aquarium/public.ts';
import { previewLeaving } from '#server/modules/subscription/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { readerFigures } from '#server/repositories/readerFigures.ts';

/** What leaving would delete, and what it gives back. Items in the room count like those in the bag. */
export async function previewWithdrawal({ db, accountNo, now }: SignedInContext): Promise<WithdrawalPreview> {
  const [account, purse, pet, bag, placed, verifiedBookCount, missionCount, ticket] = await Promise.all([
    accounts.info(db, accountNo),
    pointPurses.read(db, accountNo),
    aquariumPets.find(db, accountNo),
    aquariumItems.bag(db, accountNo),
    aquariumTanks.placed(db, accountNo),
    readerFigures.verifiedCount(db, accountNo),
    readerFigures.missionCount(db, accountNo),
    previewLeaving({ db, now }, accountNo),
  ]);
  return {
    accountId: account.accountId,
    verifiedBookCount,
    missionCount,
    bookPoint: purse.bookPoint,
    shells: purse.shells,
    itemCount: [...bag.values()].reduce((sum, quantity) => sum + quantity, 0) + placed.length,
    petNickname: pet?.nickname ?? null,
    ticket,
    undoHours: retentionTuning.withdrawalUndo / HOUR,
    purgeDays: retentionTuning.withdrawalPurge / DAY,
  };
}
