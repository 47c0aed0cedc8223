import type { AquariumChange } from '#contract/aquarium.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { type AquariumAct, changeAquarium } from './changeAquarium.ts';

const { holidaysADay } = AQUARIUM_TUNING.rests;
const ENOUGH = '오늘은 휴가를 여러 번 다녀왔어요. 내일 다시 떠날 수 있어요.';

/**
 * Begins or ends the student's holiday: in it the pet rests and nothing falls. Asking twice changes nothing more.
 *
 * @throws AppError PET_ACTION_LIMIT for one more than a day may have
 */
export async function setHoliday(context: SignedInContext, shop: Shop, on: boolean): Promise<AquariumChange> {
  const turn: AquariumAct = async (_aquarium, { db, accountNo, now }) => {
    const begun = on && (await aquariumPauses.begin(db, { accountNo }, 'HOLIDAY', null, now));
    if (begun) {
      const today = await aquariumPauses.begunSince(db, accountNo, 'HOLIDAY', startOfDayKey(seoulDay(now)));
      if (today > holidaysADay) throw new AppError('PET_ACTION_LIMIT', { message: ENOUGH });
    }
    if (!on) await aquariumPauses.end(db, { accountNo }, 'HOLIDAY', now);
    return { changed: ['pauses'] };
  };
  return changeAquarium(context, shop, turn, { whileResting: true });
}
