import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { nextSeaLightTurn, type SeaLight, seaLightAt } from '#domain/aquarium/seaLightAt.ts';
import { useGame } from '../../engine/GameServices.ts';

/**
 * The light to draw the sea in: what the keeper chose, else that of the hour. Turns by itself while it is looked at.
 *
 * @param serverTime the server's clock when its newest answer came; without it the device's own clock decides
 */
export function useSeaLight(serverTime?: string): SeaLight {
  const { settings } = useGame();
  const { seaLight: choice } = useStore(settings);
  const [light, setLight] = useState<SeaLight>(() => seaLightAt(parse(serverTime), choice));

  useEffect(() => {
    const began = performance.now();
    const start = parse(serverTime);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const now = start + performance.now() - began;
      setLight(seaLightAt(now, choice));
      if (choice === 'auto') timer = setTimeout(follow, nextSeaLightTurn(now) - now);
    };
    follow();
    return () => clearTimeout(timer);
  }, [serverTime, choice]);

  return light;
}

const parse = (serverTime: string | undefined) => (serverTime ? Date.parse(serverTime) : Date.now());
