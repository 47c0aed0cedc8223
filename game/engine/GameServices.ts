import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { GameBus } from '../bus/createGameBus.ts';
import type { GameSettings } from '../bus/ShellToGame.ts';
import type { Audio } from './audio/Audio.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { GameAssets } from './GameAssets.ts';
import type { PointerTracker } from './PointerTracker.ts';
import type { TwinRegistry } from './twins/TwinRegistry.ts';

/** What the engine lends to scenes. Everything here lives as long as the game is mounted. */
export interface GameServices {
  bus: GameBus;
  assets: GameAssets;
  audio: Audio;
  twins: TwinRegistry;
  pointers: PointerTracker;
  frames: FrameLoop;
  /** Grows when a lost WebGL context came back: textures the game drew itself (`cacheAsTexture`) are blank then. */
  redraws: StoreApi<number>;
  /** `reducedMotion` as the shell sets it: the player's switch, which stands as the system's until it is used. */
  settings: StoreApi<GameSettings>;
  /** Takes other volumes at once and asks the shell to keep them; 0–1 each. */
  changeVolumes: (musicVolume: number, effectsVolume: number) => void;
  /** Reports what went wrong without stopping the game. */
  report: (error: unknown) => void;
}

export const GameServicesContext = createContext<GameServices | null>(null);

export function useGame(): GameServices {
  const services = useContext(GameServicesContext);
  if (!services) throw new Error('useGame needs a GameServicesContext around it');
  return services;
}
