import { useMemo } from 'react';
import type { TankLook } from '#domain/aquarium/Look.ts';
import { useStore } from '#game/engine/useStore.ts';
import { type AquariumSession, findItem } from '../session/AquariumSession.ts';

/** How the parts of the tank that are chosen or tried are drawn; the state names items, the shop knows their colours. */
export function useTank(session: AquariumSession): TankLook {
  const state = useStore(session.state);
  const look = { ...state.look, ...useStore(session.tried) };
  const tankOf = (itemId: string | null) => findItem(state, itemId)?.tank;
  const key = JSON.stringify({
    water: tankOf(look.water)?.water,
    ground: tankOf(look.ground)?.ground,
    light: tankOf(look.light)?.light,
  } satisfies TankLook);
  // By value: the sea is rebuilt only when something looks different.
  return useMemo(() => JSON.parse(key) as TankLook, [key]);
}
