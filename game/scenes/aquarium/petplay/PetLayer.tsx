import { useCallback, useEffect, useMemo, useState } from 'react';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import { useStore } from '#game/engine/useStore.ts';
import { useAquarium, useAquariumState, useShownPet } from '../AquariumContext.ts';
import type { PetPlace } from '../layout/AquariumLayout.ts';
import { PetActor } from './PetActor.ts';
import { useWorn } from './useWorn.ts';
import { openWater, waterBox } from './WaterBox.ts';

export interface PetLayerProps {
  place: PetPlace;
  onMoved: (x: number, y: number, radius: number) => void;
}

/** Mounts the pet, tells it how it looks and where it swims, and lends it to the player's acts. */
export function PetLayer({ place, onMoved }: PetLayerProps) {
  const { assets, audio, pointers, settings } = useGame();
  const { play, layout, actor: actorStore } = useAquarium();
  const { bleed } = useStage();
  const { reducedMotion } = useStore(settings);
  const [actor, setActor] = useState<PetActor | null>(null);
  // While it hatches the egg is shown still, but it is already known who comes out.
  const species = useAquariumState().pet.species ?? 'octopus';
  const { stage, mood } = useShownPet().pet;
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
    actorStore.set(actor);
    return () => {
      play.setHand(null);
      actorStore.set(null);
    };
  }, [play, actorStore, actor]);
  const look = useMemo(() => ({ species, stage, mood, worn }), [species, stage, mood, worn]);
  useEffect(() => actor?.setLook(look), [actor, look]);
  useEffect(() => actor?.goTo(place), [actor, place]);
  return <Imperative create={create} deps={[create]} onInstance={setActor} />;
}
