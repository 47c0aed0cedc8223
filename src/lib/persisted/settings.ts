import * as z from 'zod/mini';
import { type SeaLightChoice, seaLightChoices } from '#domain/aquarium/seaLightAt.ts';
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

/** In which light the aquarium is shown on this device. */
export function createSeaLightSetting(storage: Storage): Persisted<SeaLightChoice> {
  return createPersisted(storage, {
    key: 'chaekbada.sea-light',
    version: 1,
    schema: z.enum(seaLightChoices),
    defaults: 'auto',
  });
}

/** How a student likes to write into crosswords, on this device. */
export const crosswordSettingsSchema = z.object({ skipFilled: z.boolean() });
export type CrosswordSettings = z.output<typeof crosswordSettingsSchema>;

export function createCrosswordSettings(storage: Storage): Persisted<CrosswordSettings> {
  return createPersisted(storage, {
    key: 'chaekbada.crossword-settings',
    version: 1,
    schema: crosswordSettingsSchema,
    defaults: { skipFilled: false },
  });
}

/** How the shelf is shown on this device. */
export const shelfLookSchema = z.enum(['GRID', 'LIST']);
export type ShelfLook = z.output<typeof shelfLookSchema>;

export function createShelfLook(storage: Storage): Persisted<ShelfLook> {
  return createPersisted(storage, {
    key: 'chaekbada.shelf-look',
    version: 1,
    schema: shelfLookSchema,
    defaults: 'GRID',
  });
}
