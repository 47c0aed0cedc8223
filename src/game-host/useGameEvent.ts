import { useEffect, useRef } from 'react';
import type { GameToShell } from '#game/bus/GameToShell.ts';
import { gameBus } from './gameBus.ts';

/** Listens to one event of the game while the component is mounted; always calls the newest `listener`. */
export function useGameEvent<K extends keyof GameToShell>(event: K, listener: (payload: GameToShell[K]) => void): void {
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(() => gameBus.toShell.on(event, (payload) => newest.current(payload)), [event]);
}
