import type { FurtherTank } from '#contract/neighbour.ts';
import { PLAIN_LOOK } from '#domain/aquarium/Look.ts';
import { FIRST_TANK, itemOfTank, ownedTankNos } from '#domain/aquarium/tanks.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { Db } from '#server/db/Db.ts';
import { aquariumItems, aquariumTanks, findItem } from '#server/modules/aquarium/public.ts';
import { describeRoom, describeTheme } from './describeNeighbours.ts';

/** The tanks that a keeper bought, as a visitor sees them: with the look they came with under what was chosen. */
export async function readFurtherTanks(db: Db, shop: Shop, owner: number): Promise<FurtherTank[]> {
  const owned = ownedTankNos(await aquariumItems.bag(db, owner)).filter((tankNo) => tankNo !== FIRST_TANK);
  if (owned.length === 0) return [];
  const [looks, rooms] = await Promise.all([
    aquariumTanks.looks(db, owner),
    Promise.all(owned.map((tankNo) => aquariumTanks.room(db, owner, tankNo))),
  ]);
  return owned.flatMap((tankNo, at) => {
    const item = findItem(shop, owner, itemOfTank(tankNo) ?? '');
    if (!item) return [];
    const room = [...(rooms[at] ?? [])].map(([position, itemId]) => ({ position, itemId }));
    const tank = { ...item.tank, ...describeTheme(shop, owner, looks.get(tankNo) ?? PLAIN_LOOK) };
    return [{ tankNo, name: item.name, room: describeRoom(shop, owner, room), tank }];
  });
}
