import { useEffect, useMemo } from 'react';
import { gameBus } from '../game-host/gameBus.ts';
import { useGameEvent } from '../game-host/useGameEvent.ts';
import { createSoundSettings, type SoundSettings } from '../lib/persisted/createSoundSettings.ts';
import { useServices } from '../lib/services/ServicesContext.ts';

/** Keeps how loud the student likes the game, and tells the game when it opens. Less motion follows the system. */
export function useSoundSettings(): void {
  const { storage } = useServices();
  const settings = useMemo(() => createSoundSettings(storage), [storage]);
  const tell = (chosen: SoundSettings) => gameBus.toGame.emit('settings/changed', { ...chosen, reducedMotion: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once; later changes come from the game itself
  useEffect(() => tell(settings.read()), [settings]);
  useGameEvent('settings/wanted', (wanted) => {
    settings.write(wanted);
    tell(wanted);
  });
}
