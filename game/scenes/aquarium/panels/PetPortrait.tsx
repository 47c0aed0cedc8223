import type { Texture } from 'pixi.js';
import { useCallback, useEffect, useState } from 'react';
import { useGame } from '#game/engine/GameServices.ts';
import { Imperative } from '#game/engine/Imperative.tsx';
import type { PetLook } from '../pet/PetLook.ts';
import { PetView } from '../pet/PetView.ts';

export interface PetPortraitProps extends PetLook {
  x: number;
  y: number;
  scale: number;
}

/** The pet itself, small: it blinks and looks about. */
export function PetPortrait({ species, stage, mood, x, y, scale }: PetPortraitProps) {
  const { assets, settings } = useGame();
  const [view, setView] = useState<PetView | null>(null);
  const create = useCallback(() => {
    const textures: (frame: string) => Texture = assets.texture;
    const portrait = new PetView({ textures, reducedMotion: settings.getState().reducedMotion });
    portrait.eventMode = 'none';
    return portrait;
  }, [assets, settings]);
  useEffect(() => {
    view?.setLook({ species, stage, mood });
    view?.scale.set(scale);
  }, [view, species, stage, mood, scale]);
  return <Imperative create={create} onInstance={setView} x={x} y={y} />;
}
