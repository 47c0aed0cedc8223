import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

/** Level at which each student last saw the pet on this device, by account number. */
export const seenLevelsSchema = z.record(z.string(), z.int().check(z.minimum(1), z.maximum(50)));
export type SeenLevels = z.output<typeof seenLevelsSchema>;

export function createSeenLevels(storage: Storage): Persisted<SeenLevels> {
  return createPersisted(storage, { key: 'chaekbada.seen-levels', version: 1, schema: seenLevelsSchema, defaults: {} });
}
