import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Neighbour } from '#contract/neighbour.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import { useStage } from '#game/engine/StageContext.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';
import { PetActor } from '../petplay/PetActor.ts';
import { openWater, waterBox } from '../petplay/WaterBox.ts';

interface VisitPetProps {
  pet: NonNullable<Neighbour['pet']>;
  layout: AquariumLayout;
  onActor: (actor: PetActor | null) => void;
  onMoved: (x: number, y: number, radius: number) => void;
}

/** The pet that lives here: it swims, looks at its visitor and follows a finger. */
export function VisitPet({ pet, layout, onActor, onMoved }: VisitPetProps) {
  const { assets, audio, pointers, settings } = useGame();
  const { bleed } = useStage();
  const { reducedMotion } = useStore(settings);
  const [actor, setActor] = useState<PetActor | null>(null);
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
        rings: 0,
        pointers,
        sound: (effect) => audio.play(effect),
        onMoved,
      }),
    [assets, audio, reducedMotion, layout, bleed, pointers, onMoved],
  );
  const { species, stage, mood, outfit } = pet;
  const look = useMemo(
    () => ({
      species: species ?? ('octopus' as const),
      stage,
      mood,
      worn: {
        head: outfit.head?.art ?? null,
        face: outfit.face?.art ?? null,
        neck: outfit.neck?.art ?? null,
      },
    }),
    [species, stage, mood, outfit],
  );
  useEffect(() => actor?.setLook(look), [actor, look]);
  const onInstance = useCallback(
    (instance: PetActor | null) => {
      setActor(instance);
      onActor(instance);
    },
    [onActor],
  );
  return <Imperative create={create} deps={[create]} onInstance={onInstance} />;
}
