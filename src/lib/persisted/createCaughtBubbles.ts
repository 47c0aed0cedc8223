import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

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
