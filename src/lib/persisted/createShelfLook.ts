import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

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
