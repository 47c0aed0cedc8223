import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

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
