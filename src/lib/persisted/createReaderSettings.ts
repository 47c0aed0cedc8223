import * as z from 'zod/mini';
import { createPersisted, type Persisted } from './createPersisted.ts';

/** Steps of the reader: index into its tables of sizes. */
export const readerSettingsSchema = z.object({
  fontStep: z.int().check(z.minimum(0), z.maximum(3)),
  lineStep: z.int().check(z.minimum(0), z.maximum(2)),
  theme: z.enum(['paper', 'sea', 'night']),
  speechRate: z.number().check(z.minimum(0.6), z.maximum(1.4)),
});
export type ReaderSettings = z.output<typeof readerSettingsSchema>;

export const defaultReaderSettings: ReaderSettings = { fontStep: 1, lineStep: 1, theme: 'paper', speechRate: 0.95 };

export function createReaderSettings(storage: Storage): Persisted<ReaderSettings> {
  return createPersisted(storage, {
    key: 'chaekbada.reader-settings',
    version: 1,
    schema: readerSettingsSchema,
    defaults: defaultReaderSettings,
  });
}
