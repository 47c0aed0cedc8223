import type { Neighbour } from '#contract/neighbour.ts';
import { type Look, type TankLook, type ThemePart, themeParts } from '#domain/aquarium/Look.ts';
import { NEW_PET_NAME, newPet } from '#domain/aquarium/newPet.ts';
import type { Pause } from '#domain/aquarium/Pause.ts';
import { nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { HELD_NICKNAME, neighbourTie } from '#domain/neighbour/neighbourTie.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describePet, findItem, heldNames } from '#server/modules/aquarium/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { type NeighbourTank, neighbourTanks } from './repositories/neighbourTanks.ts';

/** Tanks as their visitors see them: species, clothes and furniture, and nothing of the person but the nickname. */
export async function describeNeighbours(
  { db, now }: Pick<SignedInContext, 'db' | 'now'>,
  shop: Shop,
  tanks: readonly NeighbourTank[],
): Promise<Neighbour[]> {
  const accountNos = tanks.filter((tank) => neighbourTie(tank) === 'VISIT').map(({ accountNo }) => accountNo);
  const [rooms, pauses, held] = await Promise.all([
    neighbourTanks.rooms(db, accountNos),
    aquariumPauses.ofMany(db, accountNos),
    heldNames.ofMany(db, accountNos),
  ]);
  return tanks.map((tank) => {
    const common = { visitKey: tank.visitKey, nickname: shownNickname(tank), friend: tank.friends };
    if (neighbourTie(tank) !== 'VISIT') {
      return { ...common, resting: true, pet: null, room: [], tank: {}, cheered: tank.cheered };
    }
    const room = describeRoom(shop, tank.accountNo, rooms.get(tank.accountNo) ?? []);
    const tenant = describeTenant(tank, shop, now, pauses.get(tank.accountNo) ?? []);
    const isHeld = held.get(tank.accountNo)?.has(nicknameKey(tenant.nickname));
    const pet = isHeld ? { ...tenant, nickname: NEW_PET_NAME } : tenant;
    return {
      ...common,
      resting: false,
      pet,
      room,
      tank: describeTheme(shop, tank.accountNo, tank.look),
      cheered: tank.cheered,
    };
  });
}

/** A nickname that was reported is not read by others until somebody has looked at it. */
export function shownNickname({ nickname, held }: { nickname: string; held: boolean | number }): string {
  return held === true || held === 1 ? HELD_NICKNAME : nickname;
}

function describeTenant(
  tank: NeighbourTank,
  shop: Shop,
  now: number,
  pauses: readonly Pause[],
): NonNullable<Neighbour['pet']> {
  const { species, stage, nickname, mood, resting } = describePet(tank.pet ?? newPet(now), tank.exp, now, pauses);
  const worn = (itemId: string | null) => (itemId === null ? null : (shown(shop, tank.accountNo, itemId) ?? null));
  const { head, face, neck } = tank.look;
  return {
    species,
    stage,
    nickname,
    mood,
    resting,
    outfit: { head: worn(head), face: worn(face), neck: worn(neck) },
  };
}

/** What stands in a room, as a visitor sees it. */
export function describeRoom(
  shop: Shop,
  owner: number,
  room: readonly { position: number; itemId: string }[],
): Neighbour['room'] {
  return room.flatMap(({ position, itemId }) => {
    const item = shown(shop, owner, itemId);
    return item ? [{ ...item, position }] : [];
  });
}

/** How the chosen parts of a tank are drawn. */
export function describeTheme(shop: Shop, owner: number, look: Pick<Look, ThemePart>): TankLook {
  const parts = themeParts.flatMap((part) => {
    const itemId = look[part];
    const chosen = itemId === null ? undefined : findItem(shop, owner, itemId)?.tank?.[part];
    return chosen ? [[part, chosen] as const] : [];
  });
  return Object.fromEntries(parts);
}

function shown(shop: Shop, owner: number, itemId: string): { itemId: string; name: string; art: string } | undefined {
  const item = findItem(shop, owner, itemId);
  return item && { itemId, name: item.name, art: item.art };
}
