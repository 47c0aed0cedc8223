import { useGameSettings } from './useGameSettings.ts';

/** Remembers how loud the game is. Apart, so that a first visit does not carry the checks of what is kept. */
export function SettingsSync() {
  useGameSettings();
  return null;
}
