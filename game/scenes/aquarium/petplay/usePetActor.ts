import { useStore } from 'zustand';
import { valueStore } from '#game/engine/valueStore.ts';
import { useAquarium } from '../AquariumContext.ts';
import type { Ceremony } from './ceremony/Ceremony.ts';
import type { PetActor } from './PetActor.ts';
import type { PetShow } from './PetShow.ts';

/** What is read while nothing is mounted. */
const awake = valueStore(false);
const noShow = valueStore<PetShow | null>(null);
const noCeremony = valueStore<{ event: Ceremony; end: () => void } | null>(null);

/** The pet as it is mounted now; null before and between. */
export function usePetActor(): PetActor | null {
  return useStore(useAquarium().actor);
}

export function useAsleep(): boolean {
  return useStore(usePetActor()?.asleep ?? awake);
}

export function usePetShow(): PetShow | null {
  return useStore(usePetActor()?.show ?? noShow);
}

export function useCeremony(): { event: Ceremony; end: () => void } | null {
  return useStore(usePetActor()?.ceremony ?? noCeremony);
}
