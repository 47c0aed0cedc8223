import { useCallback, useEffect, useRef } from 'react';
import { gameBus } from './gameBus.ts';

/** @param rate pitch and speed, 1 as recorded */
export type PlayEffect = (effect: string, rate?: number) => void;

/**
 * The short sounds of the game on a page without a canvas. Nothing is fetched before the page has been touched, and
 * without the sounds the page goes on in silence.
 */
export function useEffectSound(wanted: boolean): PlayEffect {
  const playing = useRef<PlayEffect | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    let stop = () => {};
    import('#game/engine/audio/Audio.ts').then(
      ({ Audio }) => {
        if (!here) return;
        const audio = new Audio({ baseUrl: import.meta.env.BASE_URL.replace(/\/$/, ''), report: reportQuietly });
        const detach = audio.attach();
        const off = gameBus.toGame.on('settings/changed', ({ effectsVolume }) => audio.setVolumes(0, effectsVolume));
        playing.current = (effect, rate) => audio.play(effect, rate);
        stop = () => {
          off();
          detach();
          playing.current = null;
        };
      },
      () => {},
    );
    return () => {
      here = false;
      stop();
    };
  }, [wanted]);
  return useCallback((effect, rate) => playing.current?.(effect, rate), []);
}

/** A page is complete without its sounds. */
function reportQuietly(): void {}
