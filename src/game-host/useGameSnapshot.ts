import { useSyncExternalStore } from 'react';
import type { GameToShell } from '../../game/bus/GameToShell.ts';
import { gameBus } from './gameBus.ts';

/** What the shell may know of the game at any time. */
export interface GameSnapshot {
  /** The scene that can be played now; null before the first one. */
  scene: GameToShell['scene/ready']['scene'] | null;
  renderer: GameToShell['game/renderer']['state'] | null;
}

let snapshot: GameSnapshot = { scene: null, renderer: null };

function read(): GameSnapshot {
  const scene = gameBus.toShell.last('scene/ready')?.scene ?? null;
  const renderer = gameBus.toShell.last('game/renderer')?.state ?? null;
  if (scene !== snapshot.scene || renderer !== snapshot.renderer) snapshot = { scene, renderer };
  return snapshot;
}

function subscribe(listener: () => void): () => void {
  const offs = [gameBus.toShell.on('scene/ready', listener), gameBus.toShell.on('game/renderer', listener)];
  return () => {
    for (const off of offs) off();
  };
}

/** Draws the component anew when the scene or the renderer changes. */
export function useGameSnapshot(): GameSnapshot {
  return useSyncExternalStore(subscribe, read, read);
}
