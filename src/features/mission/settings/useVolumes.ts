import { useState } from 'react';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createSoundSettings, defaultSoundSettings, type SoundSettings } from '#src/lib/persisted/settings.ts';
import { useServices } from '#src/lib/services/ServicesContext.ts';

export const usualVolumes = defaultSoundSettings;

/**
 * How loud it is. A change goes the way of the game's own sound button, so that whoever stores it is notified of both.
 */
export function useVolumes() {
  const { storage } = useServices();
  const [volumes, setVolumes] = useState(() => createSoundSettings(storage).read());
  const choose = (wanted: SoundSettings) => {
    setVolumes(wanted);
    gameBus.toShell.emit('settings/wanted', wanted);
  };
  return { volumes, choose };
}
