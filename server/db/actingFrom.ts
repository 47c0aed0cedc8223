import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Where an operator works from, for every row that a command adds to the audit log. */
export const actingFrom = {
  run: <T>(place: string, work: () => T): T => storage.run(place, work),
  current: (): string | null => storage.getStore() ?? null,
};
