import type { AquariumChange } from '../../../contract/aquarium.ts';
import type { Shop } from '../../content/readShop.ts';
import { aquariumPauses } from '../../repositories/aquariumPauses.ts';
import type { SignedInContext } from '../Context.ts';
import { type AquariumAct, changeAquarium } from './changeAquarium.ts';

/** Begins or ends the student's holiday: in it the pet rests and nothing falls. Asking twice changes nothing more. */
export async function setHoliday(context: SignedInContext, shop: Shop, on: boolean): Promise<AquariumChange> {
  const turn: AquariumAct = async (_aquarium, { db, accountNo, now }) => {
    if (on) await aquariumPauses.begin(db, { accountNo }, 'HOLIDAY', null, now);
    else await aquariumPauses.end(db, { accountNo }, 'HOLIDAY', now);
    return {};
  };
  return changeAquarium(context, shop, turn, { whileResting: true });
}
