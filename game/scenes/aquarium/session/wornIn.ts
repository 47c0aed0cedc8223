import type { AquariumState } from '#contract/aquarium.ts';
import type { Look } from '#domain/aquarium/Look.ts';
import type { Worn } from '../pet/PetLook.ts';
import { findItem } from './AquariumSession.ts';

/** A look's outfits as pictures: the state names items, the shop knows how they look. */
export function wornIn(state: Pick<AquariumState, 'shop' | 'nextTank'>, look: Pick<Look, 'head' | 'face' | 'neck'>) {
  const art = (itemId: string | null) => findItem(state, itemId)?.art ?? null;
  return { head: art(look.head), face: art(look.face), neck: art(look.neck) } satisfies Worn;
}
