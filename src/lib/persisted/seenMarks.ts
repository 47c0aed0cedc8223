import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

/** Level at which each student last saw the pet on this device, by account number. */
export const seenLevelsSchema = z.record(z.string(), z.int().check(z.minimum(1), z.maximum(50)));
export type SeenLevels = z.output<typeof seenLevelsSchema>;

export function createSeenLevels(storage: Storage): Persisted<SeenLevels> {
  return createPersisted(storage, { key: 'chaekbada.seen-levels', version: 1, schema: seenLevelsSchema, defaults: {} });
}

/** Bubbles that were judged right, by word mission: a page that was closed goes on there. */
export const caughtBubblesSchema = z.record(
  z.string(),
  z.array(z.string().check(z.maxLength(4))).check(z.maxLength(12)),
);
export type CaughtBubbles = z.output<typeof caughtBubblesSchema>;

export function createCaughtBubbles(storage: Storage): Persisted<CaughtBubbles> {
  return createPersisted(storage, {
    key: 'chaekbada.caught-bubbles',
    version: 1,
    schema: caughtBubblesSchema,
    defaults: {},
  });
}

/** Until when a popup is not shown on this device, by its number, milliseconds UTC. */
export const hiddenPopupsSchema = z.record(z.string(), z.int());
export type HiddenPopups = z.output<typeof hiddenPopupsSchema>;

export function createHiddenPopups(storage: Storage): Persisted<HiddenPopups> {
  return createPersisted(storage, {
    key: 'chaekbada.hidden-popups',
    version: 1,
    schema: hiddenPopupsSchema,
    defaults: {},
  });
}
