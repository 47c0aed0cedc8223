import * as z from 'zod/mini';
import { DAY } from '#domain/time/duration.ts';
import { createPersisted } from './createPersisted.ts';

/** After this long it is measured again: a browser or a driver may have become faster. */
const KEPT_FOR_MS = 30 * DAY;

export const RENDERER_KEY = 'chaekbada.renderer';
const renderer = z.enum(['webgl', 'canvas']);
const schema = z.nullable(z.object({ faster: renderer, measuredAt: z.number() }));

export type RendererMemory = ReturnType<typeof createRendererMemory>;

/** With what this device draws faster, kept for a month. */
export function createRendererMemory(storage: Storage, now: () => number) {
  const kept = createPersisted(storage, { key: RENDERER_KEY, version: 1, schema, defaults: null });
  return {
    read(): z.output<typeof renderer> | null {
      const value = kept.read();
      return value && Math.abs(now() - value.measuredAt) < KEPT_FOR_MS ? value.faster : null;
    },
    keep: (faster: z.output<typeof renderer>) => kept.write({ faster, measuredAt: now() }),
  };
}
