import { useEffect, useMemo } from 'react';
import { gameBus } from '../game-host/gameBus.ts';
import { useGameEvent } from '../game-host/useGameEvent.ts';
import { useCalm } from '../lib/motion/useCalm.ts';
import { createSoundSettings } from '../lib/persisted/createSoundSettings.ts';
import { useServices } from '../lib/services/ServicesContext.ts';

/** Keeps how loud the student likes the game, and tells it that and how much may move. */
export function useGameSettings(): void {
  const { storage } = useServices();
  const settings = useMemo(() => createSoundSettings(storage), [storage]);
  const reducedMotion = useCalm();

  useEffect(
    () => gameBus.toGame.emit('settings/changed', { ...settings.read(), reducedMotion }),
    [settings, reducedMotion],
  );
  useGameEvent('settings/wanted', (wanted) => {
    settings.write(wanted);
    gameBus.toGame.emit('settings/changed', { ...wanted, reducedMotion });
  });
}
