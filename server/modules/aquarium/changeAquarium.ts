import type { AquariumChange } from '#contract/aquarium.ts';
import { shownGauges } from '#domain/aquarium/Gauges.ts';
import { gaugesAt } from '#domain/aquarium/gaugesAt.ts';
import { type Look, lookPlaces, outfitSlots } from '#domain/aquarium/Look.ts';
import { owedAbsence } from '#domain/aquarium/owedAbsence.ts';
import { pauseAt, restWords } from '#domain/aquarium/pauseAt.ts';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import { runExclusivePerAccount } from '#server/db/runExclusivePerAccount.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { type Aquarium, loadAquarium, type ReloadedPart, reloadParts } from './Aquarium.ts';
import { describeAquarium } from './describeAquarium.ts';
import { makeProfile } from './makeProfile.ts';
import { aquariumCares } from './repositories/aquariumCares.ts';
import { aquariumItems } from './repositories/aquariumItems.ts';
import { aquariumProfiles } from './repositories/aquariumProfiles.ts';
import { aquariumTanks } from './repositories/aquariumTanks.ts';

/** What one action changes; what it leaves out stays. Money has its own rows, which the action itself writes. */
export type AquariumEdit = Partial<Pick<Aquarium, 'pet' | 'bag' | 'room' | 'today'>> & {
  look?: Look;
  /** Null: the welcome gift was taken. */
  owedAbsenceAt?: null;
  purchaseNo?: number;
  /** What the action changed in tables of their own; it is read again for the answer. */
  changed?: readonly ReloadedPart[];
};

export interface ChangeOptions {
  /** Possible also while the class has closed the aquarium, or in quiet hours. */
  whileResting?: boolean;
}

/** One action: what it changes of an aquarium with the gauges of now. Its context holds the open transaction. */
export type AquariumAct = (aquarium: Aquarium, inside: SignedInContext) => Promise<AquariumEdit> | AquariumEdit;

/**
 * Runs one action on an aquarium in a transaction. Every change counts as a visit: the gauges are brought up to now,
 * and the revision grows. A refusal (thrown AppError) leaves everything as it was, the visit included.
 *
 * @throws AppError AQUARIUM_RESTING while the class has closed it and in quiet hours
 */
export async function changeAquarium(
  context: SignedInContext,
  shop: Shop,
  act: AquariumAct,
  options: ChangeOptions = {},
): Promise<AquariumChange> {
  const change = async (trx: Trx) => {
    const inside = { ...context, db: trx };
    const { accountNo, now } = context;
    const before = await loadAquarium(inside);
    const { tankNo } = before.owner;
    if (!options.whileResting) refuseWhileResting(before, now);
    const visited = Math.max(now, before.pet.at);
    const gauges = gaugesAt({ ...before.pet.gauges, at: before.pet.at }, visited, before.pauses);
    const awake = { ...before.pet, gauges, at: visited };
    const owed = owedAbsence(before.pet.at, visited, before.owner.owedAbsenceAt);
    const owner = { ...before.owner, owedAbsenceAt: owed };
    const { purchaseNo, changed = [], ...edit } = await act({ ...before, pet: awake, owner }, inside);
    const edited = { ...(edit.pet ?? awake), revision: before.pet.revision + 1 };
    const pet = await aquariumPets.write(trx, accountNo, edited);
    if (edit.bag) await aquariumItems.writeBag(trx, accountNo, before.bag, edit.bag);
    if (edit.room) await aquariumTanks.writeRoom(trx, accountNo, tankNo, before.room, edit.room);
    if (edit.today) await aquariumCares.write(trx, accountNo, edit.today);
    if (!before.owner.known) await makeProfile(inside);
    if (edit.look) await writeLook(trx, accountNo, tankNo, edit.look);
    const owedAfter = edit.owedAbsenceAt === null ? null : owed;
    if (owedAfter !== before.owner.owedAbsenceAt) await aquariumProfiles.setOwedAbsence(trx, accountNo, owedAfter);
    const after: Aquarium = {
      ...before,
      pet,
      bag: edit.bag ?? before.bag,
      room: edit.room ?? before.room,
      today: edit.today ?? before.today,
      owner: { ...before.owner, known: true, look: edit.look ?? before.owner.look, owedAbsenceAt: owedAfter },
      ...(await reloadParts(inside, changed, visited)),
    };
    return {
      state: describeAquarium(after, shop, accountNo, now),
      before: shownGauges(gauges),
      purchaseNo: purchaseNo ?? null,
    };
  };
  const { db, accountNo } = context;
  if (db.isTransaction) return withTransaction(db, change);
  return runExclusivePerAccount(db, accountNo, () => withTransaction(db, change));
}

/** Water, ground and light are those of the tank that is shown; what is worn is the same in all. */
async function writeLook(trx: Trx, accountNo: number, tankNo: number, look: Look): Promise<void> {
  await aquariumProfiles.writeLook(trx, accountNo, look, tankNo === FIRST_TANK ? lookPlaces : outfitSlots);
  if (tankNo !== FIRST_TANK) await aquariumTanks.writeLook(trx, accountNo, tankNo, look);
}

/** On a holiday of one's own everything but care stays possible. */
export function refuseWhileResting({ pauses }: Pick<Aquarium, 'pauses'>, now: number): void {
  const rest = pauseAt(pauses, now);
  if (rest === null || rest.kind === 'HOLIDAY') return;
  throw new AppError('AQUARIUM_RESTING', { message: restWords[rest.kind] });
}
