import type { GameBus } from '../bus/createGameBus.ts';
import type { GameSettings } from '../bus/ShellToGame.ts';
import { Audio } from './audio/Audio.ts';
import { FrameLoop } from './FrameLoop.ts';
import { GameAssets } from './GameAssets.ts';
import type { GameServices } from './GameServices.ts';
import { PointerTracker } from './PointerTracker.ts';
import { TwinRegistry } from './twins/TwinRegistry.ts';
import { valueStore } from './valueStore.ts';

const defaultSettings: GameSettings = { musicVolume: 0.4, effectsVolume: 0.7, reducedMotion: false, seaLight: 'auto' };

/** Everything the engine lends to scenes; nothing listens before `attachServices`. */
export function createGameServices(bus: GameBus, baseUrl: string, report: (error: unknown) => void): GameServices {
  const settings = valueStore(defaultSettings);
  const audio = new Audio({ baseUrl: baseUrl.replace(/\/$/, ''), report });
  return {
    bus,
    report,
    settings,
    audio,
    assets: new GameAssets(baseUrl, report),
    redraws: valueStore(0),
    twins: new TwinRegistry(),
    pointers: new PointerTracker(),
    frames: new FrameLoop(report),
    changeVolumes: (musicVolume, effectsVolume) => {
      settings.setState({ ...settings.getState(), musicVolume, effectsVolume }, true);
      audio.setVolumes(musicVolume, effectsVolume);
      bus.toShell.emit('settings/wanted', { musicVolume, effectsVolume });
    },
  };
}

/**
 * Connects settings and sound; until the shell has set how much may move, the system decides. Returns the way to undo
 * it.
 */
export function attachServices({ bus, audio, settings }: GameServices): () => void {
  const system = window.matchMedia('(prefers-reduced-motion: reduce)');
  let chosen = bus.toGame.last('settings/changed');
  const apply = () => {
    const now = chosen ?? { ...defaultSettings, reducedMotion: system.matches };
    settings.setState(now, true);
    audio.setVolumes(now.musicVolume, now.effectsVolume);
  };
  const off = bus.toGame.on('settings/changed', (next) => {
    chosen = next;
    apply();
  });
  apply();
  system.addEventListener('change', apply);
  const silence = audio.attach();
  return () => {
    off();
    system.removeEventListener('change', apply);
    silence();
  };
}
