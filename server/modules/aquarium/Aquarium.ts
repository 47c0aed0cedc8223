import type { CareDay } from '#domain/aquarium/CareDay.ts';
import { nextGiftLevel } from '#domain/aquarium/levelGiftChoices.ts';
import { newPet } from '#domain/aquarium/newPet.ts';
import type { Pause } from '#domain/aquarium/Pause.ts';
import type { Bag, Room } from '#domain/aquarium/placeItem.ts';
import type { Purchase } from '#domain/aquarium/refundable.ts';
import { FIRST_TANK } from '#domain/aquarium/tanks.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { joinReads } from '#server/db/joinReads.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { aquariumPets, type StoredPet } from '#server/repositories/aquariumPets.ts';
import { type Purse, pointPurses } from '#server/repositories/pointPurses.ts';
import { aquariumCares } from './repositories/aquariumCares.ts';
import { aquariumItems } from './repositories/aquariumItems.ts';
import { type AquariumOwner, aquariumOwners } from './repositories/aquariumOwners.ts';
import { aquariumPurchases } from './repositories/aquariumPurchases.ts';
import { aquariumTanks } from './repositories/aquariumTanks.ts';

/** Everything of one student's aquarium. */
export interface Aquarium {
  pet: StoredPet;
  purse: Purse;
  bag: Bag;
  /** What lies in the tank that is shown. */
  room: Room;
  /** Ids of what lies in any tank; read only where the gift of a level waits, which depends on it. */
  placed: string[];
  today: CareDay;
  /** Purchases that are recent enough to be given back. */
  purchases: Purchase[];
  owner: AquariumOwner;
  /** Every rest there ever was: time stood still in them. */
  pauses: Pause[];
}

/** Parts that an action may change in tables of their own. */
export type ReloadedPart = 'purse' | 'purchases' | 'owner' | 'pauses' | 'room' | 'placed';

/** Reads these parts again. @param since when the gauges were last brought up to date */
export async function reloadParts(
  { accountNo, now, ...context }: SignedInContext,
  parts: readonly ReloadedPart[],
  since: number,
): Promise<Partial<Pick<Aquarium, ReloadedPart>>> {
  const db = joinReads(context.db);
  const readers = {
    purse: () => pointPurses.read(db, accountNo),
    purchases: () => aquariumPurchases.since(db, accountNo, now - AQUARIUM_TUNING.refundMs),
    owner: () => aquariumOwners.read(db, accountNo, seoulDay(now)),
    pauses: () => aquariumPauses.of(db, accountNo, since),
    room: async () => aquariumTanks.room(db, accountNo, (await readers.owner()).tankNo),
    placed: () => aquariumTanks.placed(db, accountNo),
  };
  const read = await Promise.all(parts.map(async (part) => [part, await readers[part]()]));
  return Object.fromEntries(read);
}

/** Reads an aquarium; a student without one has an untouched egg. */
export async function loadAquarium({ accountNo, now, ...context }: SignedInContext): Promise<Aquarium> {
  const db = joinReads(context.db);
  const [stored, purse, owner, firstRoom, bag, today, purchases, pauses] = await Promise.all([
    aquariumPets.find(db, accountNo),
    pointPurses.read(db, accountNo),
    aquariumOwners.read(db, accountNo, seoulDay(now)),
    aquariumTanks.room(db, accountNo, FIRST_TANK),
    aquariumItems.bag(db, accountNo),
    aquariumCares.day(db, accountNo, seoulDay(now)),
    aquariumPurchases.since(db, accountNo, now - AQUARIUM_TUNING.refundMs),
    aquariumPauses.ofPet(db, accountNo, now),
  ]);
  const giftWaits = nextGiftLevel(levelFromExp(purse.exp).level, owner.giftsTaken) !== null;
  const [room, placed] = await Promise.all([
    owner.tankNo === FIRST_TANK ? firstRoom : aquariumTanks.room(db, accountNo, owner.tankNo),
    giftWaits ? aquariumTanks.placed(db, accountNo) : [],
  ]);
  return { pet: stored ?? newPet(now), purse, bag, room, placed, today, purchases, owner, pauses };
}
