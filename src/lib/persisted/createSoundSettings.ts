import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

const volume = z.number().check(z.minimum(0), z.maximum(1));

/** How loud the game is on this device, 0–1. */
export const soundSettingsSchema = z.object({ musicVolume: volume, effectsVolume: volume });
export type SoundSettings = z.output<typeof soundSettingsSchema>;

export const defaultSoundSettings: SoundSettings = { musicVolume: 0.4, effectsVolume: 0.7 };

export function createSoundSettings(storage: Storage): Persisted<SoundSettings> {
  return createPersisted(storage, {
    key: 'chaekbada.sound-settings',
    version: 1,
    schema: soundSettingsSchema,
    defaults: defaultSoundSettings,
  });
}
