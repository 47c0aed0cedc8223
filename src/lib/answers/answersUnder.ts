import type { StampedAnswer } from '#domain/mission/StampedAnswer.ts';
import type { DeviceStore } from '../persisted/DeviceStore.ts';
import type { JournalStore } from './JournalOptions.ts';

/** The answers that wait on this device under one prefix, by item. */
export function answersUnder(device: DeviceStore, prefix: string): Omit<JournalStore, 'settle'> {
  const byItem = (entries: [string, StampedAnswer][]) =>
    Object.fromEntries(entries.map(([key, entry]) => [key.slice(prefix.length), entry]));
  return {
    readAll: async () => byItem(await device.entries(prefix)),
    write: (key, entry) => device.set(prefix + key, entry),
    copy: (key, entry) => device.copy(prefix + key, entry),
    readCopies: () => byItem(device.copies(prefix)),
  };
}
