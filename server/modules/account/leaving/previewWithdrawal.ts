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
  const account = await accounts.info(db, accountNo);
  const purse = await pointPurses.read(db, accountNo);
  const pet = await aquariumPets.find(db, accountNo);
  const bag = await aquariumItems.bag(db, accountNo);
  const placed = await aquariumTanks.placed(db, accountNo);
  return {
    accountId: account.accountId,
    verifiedBookCount: await readerFigures.verifiedCount(db, accountNo),
    missionCount: await readerFigures.missionCount(db, accountNo),
    bookPoint: purse.bookPoint,
    shells: purse.shells,
    itemCount: [...bag.values()].reduce((sum, quantity) => sum + quantity, 0) + placed.length,
    petNickname: pet?.nickname ?? null,
    ticket: await previewLeaving({ db, now }, accountNo),
    undoHours: retentionTuning.withdrawalUndo / HOUR,
    purgeDays: retentionTuning.withdrawalPurge / DAY,
  };
}
