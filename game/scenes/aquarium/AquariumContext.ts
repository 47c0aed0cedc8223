import type { FederatedPointerEvent } from 'pixi.js';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { AquariumState } from '#contract/aquarium.ts';
import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import type { StagePoint } from '../../engine/Rect.ts';
import type { SeaCompany } from './guests/SeaCompany.ts';
import type { AquariumLayout } from './layout/AquariumLayout.ts';
import type { DragOptions } from './petplay/DragGhost.ts';
import type { PetActor } from './petplay/PetActor.ts';
import type { AquariumPlay } from './session/AquariumPlay.ts';
import type { AquariumSession, ShownPet } from './session/AquariumSession.ts';
import type { PetTalker } from './speech/PetTalker.ts';

export interface AquariumContextValue {
  /** The pet as it is mounted; null before and between. */
  actor: StoreApi<PetActor | null>;
  session: AquariumSession;
  play: AquariumPlay;
  company: SeaCompany;
  talk: PetTalker;
  layout: AquariumLayout;
  /** Light the sea lies in. */
  light: SeaLight;
  /** Begins to carry something with the pointer that went down. */
  grab: (event: FederatedPointerEvent, options: DragOptions) => void;
  /** True where something that is let go reaches the pet. */
  reachesPet: (at: StagePoint) => boolean;
}

export const AquariumContext = createContext<AquariumContextValue | null>(null);

export function useAquarium(): AquariumContextValue {
  const value = useContext(AquariumContext);
  if (!value) throw new Error('useAquarium needs an AquariumContext around it');
  return value;
}

export function useAquariumState(): AquariumState {
  return useStore(useAquarium().session.state);
}

/** The pet as the picture shows it: behind the state while an animation explains a change. */
export function useShownPet(): ShownPet {
  return useStore(useAquarium().session.shown);
}

export interface RestNow {
  /** Caring for the pet waits. */
  care: boolean;
  /** Everything but refunds and the holiday waits. */
  all: boolean;
  /** The text shown; '' while nothing rests. */
  words: string;
}

/** What waits while the class, quiet hours or a holiday let the aquarium rest. */
export function useRest(): RestNow {
  const { rest } = useAquariumState();
  return { care: rest !== null, all: rest !== null && rest.kind !== 'HOLIDAY', words: rest?.words ?? '' };
}

/** True while a wish of the player has no answer. */
export function useWaiting(): boolean {
  return useStore(useAquarium().session.pending).size > 0;
}
