import * as z from 'zod/mini';

export interface Persisted<T> {
  read(): T;
  write(value: T): void;
}

/**
 * A small value kept in the browser under `key` with a version.
 * Broken, foreign or older data falls back to the defaults; a full or forbidden storage is no error.
 */
export function createPersisted<S extends z.ZodMiniType>(
  storage: Storage,
  options: { key: string; version: number; schema: S; defaults: z.output<S> },
): Persisted<z.output<S>> {
  const { key, version, schema, defaults } = options;
  const stored = z.object({ version: z.literal(version), value: z.unknown() });
  return {
    read() {
      try {
        const kept = stored.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
        const value = kept.success ? schema.safeParse(kept.data.value) : kept;
        return value.success ? (value.data as z.output<S>) : defaults;
      } catch {
        return defaults;
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify({ version, value }));
      } catch {
        // The choice lasts as long as the page.
      }
    },
  };
}
