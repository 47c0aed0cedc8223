import type { AquariumChange } from '../../../contract/aquarium.ts';
import { shownGauges } from '../../../domain/aquarium/Gauges.ts';
import { gaugesAt } from '../../../domain/aquarium/gaugesAt.ts';
import type { Shop } from '../../content/readShop.ts';
import type { Trx } from '../../db/Db.ts';
import { inTurn } from '../../db/inTurn.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { aquariumCares } from '../../repositories/aquariumCares.ts';
import { aquariumItems } from '../../repositories/aquariumItems.ts';
import { aquariumPets } from '../../repositories/aquariumPets.ts';
import type { SignedInContext } from '../Context.ts';
import { type Aquarium, loadAquarium } from './Aquarium.ts';
import { describeAquarium } from './describeAquarium.ts';

/** What one action changes; what it leaves out stays. Money has its own rows and is moved by the action itself. */
export type AquariumEdit = Partial<Pick<Aquarium, 'pet' | 'bag' | 'room' | 'today'>> & { purchaseNo?: number };

/**
 * Runs one action on an aquarium in a transaction. Every change counts as a visit: the gauges are brought up to now,
 * and the revision grows. A refusal (thrown AppError) leaves everything as it was, the visit included.
 *
 * @param act gets the aquarium with the gauges of now; its context holds the open transaction
 */
export async function changeAquarium(
  context: SignedInContext,
  shop: Shop,
  act: (aquarium: Aquarium, inside: SignedInContext) => Promise<AquariumEdit> | AquariumEdit,
): Promise<AquariumChange> {
  const change = async (trx: Trx) => {
    const inside = { ...context, db: trx };
    const { accountNo, now } = context;
    const before = await loadAquarium(inside);
    const visited = Math.max(now, before.pet.at);
    const gauges = gaugesAt({ ...before.pet.gauges, at: before.pet.at }, visited);
    const awake = { ...before.pet, gauges, at: visited };
    const { purchaseNo, ...edit } = await act({ ...before, pet: awake }, inside);
    await aquariumPets.write(trx, accountNo, { ...(edit.pet ?? awake), revision: before.pet.revision + 1 });
    if (edit.bag) await aquariumItems.writeBag(trx, accountNo, before.bag, edit.bag);
    if (edit.room) await aquariumItems.writeRoom(trx, accountNo, before.room, edit.room);
    if (edit.today) await aquariumCares.write(trx, accountNo, edit.today);
    const after = await loadAquarium(inside);
    return {
      state: describeAquarium(after, shop, now),
      before: shownGauges(gauges),
      purchaseNo: purchaseNo ?? null,
    };
  };
  const { db, accountNo } = context;
  if (db.isTransaction) return withTransaction(db, change);
  return inTurn(db, accountNo, () => withTransaction(db, change));
}
