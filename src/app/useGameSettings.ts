import { useEffect, useMemo, useRef } from 'react';
import { gameBus } from '../game-host/gameBus.ts';
import { useGameEvent } from '../game-host/useGameEvent.ts';
import { useCalm } from '../lib/motion/useCalm.ts';
import { createSeaLightSetting, createSoundSettings } from '../lib/persisted/settings.ts';
import { useServices } from '../lib/services/ServicesContext.ts';

/** Keeps how loud and in which light the student likes the game, and passes that and how much may move to it. */
export function useGameSettings(): void {
  const { storage } = useServices();
  const kept = useMemo(
    () => ({ sound: createSoundSettings(storage), light: createSeaLightSetting(storage) }),
    [storage],
  );
  // As chosen on this page, also where nothing can be kept.
  const chosen = useRef({ ...kept.sound.read(), seaLight: kept.light.read() });
  const reducedMotion = useCalm();

  useEffect(() => gameBus.toGame.emit('settings/changed', { ...chosen.current, reducedMotion }), [reducedMotion]);
  useGameEvent('settings/wanted', (sound) => {
    kept.sound.write(sound);
    chosen.current = { ...chosen.current, ...sound };
    gameBus.toGame.emit('settings/changed', { ...chosen.current, reducedMotion });
  });
  useGameEvent('settings/light-wanted', ({ seaLight }) => {
    kept.light.write(seaLight);
    chosen.current = { ...chosen.current, seaLight };
    gameBus.toGame.emit('settings/changed', { ...chosen.current, reducedMotion });
  });
}
