import { Texture } from 'pixi.js';
import { useEffect, useState } from 'react';
import { useGame } from './GameServices.ts';

/** A picture of  (guests, mementos, finds, cards to match); empty until it is there. Without it the words are still there. */
export function useStoryTexture(name: string): Texture {
  const { assets, report } = useGame();
  const [texture, setTexture] = useState<Texture>(Texture.EMPTY);
  useEffect(() => {
    let current = true;
    assets.picture(name).then(
      (loaded) => current && setTexture(loaded),
      (error: unknown) => report(error),
    );
    return () => {
      current = false;
    };
  }, [assets, report, name]);
  return texture;
}
