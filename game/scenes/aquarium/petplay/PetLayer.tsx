import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { eggCracks } from '#domain/aquarium/petStage.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { useAquarium, useAquariumState, useShownPet } from '../AquariumContext.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';
import type { Worn } from '../pet/PetLook.ts';
import { wornIn } from '../session/wornIn.ts';
import { PetActor } from './PetActor.ts';
import { openWater, waterBox } from './WaterBox.ts';

export interface PetLayerProps {
  place: PetPlace;
  onMoved: (x: number, y: number, radius: number) => void;
}

/** Mounts the pet, sets its look and where it swims, and lends it to the player's acts. */
export function PetLayer({ place, onMoved }: PetLayerProps) {
  const { assets, audio, pointers, settings } = useGame();
  const { play, layout, actor: actorStore } = useAquarium();
  const { bleed } = useStage();
  const { reducedMotion } = useStore(settings);
  const [actor, setActor] = useState<PetActor | null>(null);
  // While it hatches the egg is shown still, but it is already known who comes out.
  const species = useAquariumState().pet.species ?? 'octopus';
  const { pet } = useShownPet();
  const { stage, mood } = pet;
  const cracks = stage === 'egg' ? eggCracks(pet) : 0;
  const worn = useWorn();
  const create = useCallback(
    () =>
      new PetActor({
        texture: assets.texture,
        reducedMotion,
        groundY: layout.groundY,
        place: layout.pet,
        water: waterBox(layout, bleed),
        openWater: openWater(layout, bleed),
        bleed,
        rings: layout.upright ? 4 : 5,
        pointers,
        sound: (effect) => audio.play(effect),
        onMoved,
      }),
    [assets, audio, reducedMotion, layout, bleed, pointers, onMoved],
  );
  useEffect(() => {
    play.setHand(actor);
    actorStore.setState(actor, true);
    return () => {
      play.setHand(null);
      actorStore.setState(null, true);
    };
  }, [play, actorStore, actor]);
  const look = useMemo(() => ({ species, stage, mood, worn, cracks }), [species, stage, mood, worn, cracks]);
  useEffect(() => actor?.setLook(look), [actor, look]);
  useEffect(() => actor?.goTo(place), [actor, place]);
  return <Imperative create={create} deps={[create]} onInstance={setActor} />;
}

/** What the pet wears or tries on. */
function useWorn(): Worn {
  const state = useAquariumState();
  const tried = useStore(useAquarium().session.tried);
  const { head, face, neck } = wornIn(state, { ...state.look, ...tried });
  return useMemo(() => ({ head, face, neck }), [head, face, neck]);
}
