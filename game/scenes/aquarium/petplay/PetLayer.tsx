import { useCallback, useEffect, useState } from 'react';
import { useGame } from '../../../engine/GameServices.ts';
import { Imperative } from '../../../engine/Imperative.tsx';
import { useStore } from '../../../engine/useStore.ts';
import { useAquarium, useAquariumState, useShownPet } from '../AquariumContext.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';
import { PetActor } from './PetActor.ts';

export interface PetLayerProps {
  place: PetPlace;
  onMoved: (x: number, y: number, radius: number) => void;
}

/** Mounts the pet, tells it how it looks and where it swims, and lends it to the player's acts. */
export function PetLayer({ place, onMoved }: PetLayerProps) {
  const { assets, pointers, settings } = useGame();
  const { play, layout } = useAquarium();
  const { reducedMotion } = useStore(settings);
  const [actor, setActor] = useState<PetActor | null>(null);
  // While it hatches the egg is shown still, but it is already known who comes out.
  const species = useAquariumState().pet.species ?? 'octopus';
  const { stage, mood } = useShownPet().pet;
  const create = useCallback(
    () =>
      new PetActor({
        texture: assets.texture,
        reducedMotion,
        groundY: layout.groundY,
        place: layout.pet,
        pointer: () => pointers.last,
        onMoved,
      }),
    [assets, reducedMotion, layout, pointers, onMoved],
  );
  useEffect(() => {
    play.setHand(actor);
    return () => play.setHand(null);
  }, [play, actor]);
  useEffect(() => actor?.setLook({ species, stage, mood }), [actor, species, stage, mood]);
  useEffect(() => actor?.goTo(place), [actor, place]);
  return <Imperative create={create} deps={[create]} onInstance={setActor} />;
}
