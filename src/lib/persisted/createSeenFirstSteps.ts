import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

const seen = z.record(z.string(), z.literal(true));

/** Who has put the first steps away on this device, by account number. */
export function createSeenFirstSteps(storage: Storage): Persisted<z.output<typeof seen>> {
  return createPersisted(storage, { key: 'chaekbada.first-steps', version: 1, schema: seen, defaults: {} });
}
