import type { Neighbour } from '#contract/neighbour.ts';
import { type TankLook, themeParts } from '#domain/aquarium/Look.ts';
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
  const rooms = await neighbourTanks.rooms(db, accountNos);
  const pauses = await aquariumPauses.ofMany(db, accountNos);
  const held = await heldNames.ofMany(db, accountNos);
  return tanks.map((tank) => {
    const common = { visitKey: tank.visitKey, nickname: shownNickname(tank), friend: tank.friends };
    if (neighbourTie(tank) !== 'VISIT') {
      return { ...common, resting: true, pet: null, room: [], tank: {}, cheered: tank.cheered };
    }
    const room = (rooms.get(tank.accountNo) ?? []).flatMap(({ position, itemId }) => {
      const item = shown(shop, tank.accountNo, itemId);
      return item ? [{ ...item, position }] : [];
    });
    const tenant = describeTenant(tank, shop, now, pauses.get(tank.accountNo) ?? []);
    const isHeld = held.get(tank.accountNo)?.has(nicknameKey(tenant.nickname));
    const pet = isHeld ? { ...tenant, nickname: NEW_PET_NAME } : tenant;
    return { ...common, resting: false, pet, room, tank: tankOf(tank, shop), cheered: tank.cheered };
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

function tankOf({ look, accountNo }: NeighbourTank, shop: Shop): TankLook {
  const parts = themeParts.flatMap((part) => {
    const itemId = look[part];
    const chosen = itemId === null ? undefined : findItem(shop, accountNo, itemId)?.tank?.[part];
    return chosen ? [[part, chosen] as const] : [];
  });
  return Object.fromEntries(parts);
}

function shown(shop: Shop, owner: number, itemId: string): { itemId: string; name: string; art: string } | undefined {
  const item = findItem(shop, owner, itemId);
  return item && { itemId, name: item.name, art: item.art };
}
