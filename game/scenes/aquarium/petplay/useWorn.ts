import { useMemo } from 'react';
import { useStore } from '#game/engine/useStore.ts';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import type { Worn } from '../pet/PetLook.ts';
import { wornIn } from '../session/wornIn.ts';

/** What the pet wears or tries on. */
export function useWorn(): Worn {
  const state = useAquariumState();
  const tried = useStore(useAquarium().session.tried);
  const { head, face, neck } = wornIn(state, { ...state.look, ...tried });
  return useMemo(() => ({ head, face, neck }), [head, face, neck]);
}
