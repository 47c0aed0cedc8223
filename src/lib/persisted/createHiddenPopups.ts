import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

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
