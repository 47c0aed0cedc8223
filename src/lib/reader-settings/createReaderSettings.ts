import * as z from 'zod/mini';
import {
  defaultReaderSettings,
  type ReaderSettings,
  readerSteps,
  readerThemes,
  speechRateRange,
} from '#domain/book/ReaderSettings.ts';
import { createPersisted } from '../persisted/createPersisted.ts';

const step = (name: keyof typeof readerSteps) => z.int().check(z.minimum(0), z.maximum(readerSteps[name]));
const stored = z.object({
  settings: z.object({
    fontStep: step('fontStep'),
    letterStep: step('letterStep'),
    wordStep: step('wordStep'),
    lineStep: step('lineStep'),
    theme: z.enum(readerThemes),
    ruler: z.boolean(),
    speechRate: z.number().check(z.minimum(speechRateRange.min), z.maximum(speechRateRange.max)),
  }),
  /** Chosen here, and not with the server yet. */
  unsent: z.boolean(),
});

export interface KeptReaderSettings {
  read(): ReaderSettings;
  /** Chosen here. */
  choose(settings: ReaderSettings): void;
  /** As the server has them; what was chosen here and not sent yet stays. */
  receive(settings: ReaderSettings): void;
  /** What the server does not have yet. */
  unsent(): ReaderSettings | null;
  /** The server has these; a later choice still waits. */
  sent(settings: ReaderSettings): void;
}

/** How one account likes books to be set, as this device knows it. */
export function createReaderSettings(storage: Storage, accountNo: number): KeptReaderSettings {
  const kept = createPersisted(storage, {
    key: `chaekbada.reader-settings.${accountNo}`,
    version: 1,
    schema: stored,
    defaults: { settings: defaultReaderSettings, unsent: false },
  });
  return {
    read: () => kept.read().settings,
    choose: (settings) => kept.write({ settings, unsent: true }),
    receive(settings) {
      if (!kept.read().unsent) kept.write({ settings, unsent: false });
    },
    unsent() {
      const { settings, unsent } = kept.read();
      return unsent ? settings : null;
    },
    sent(settings) {
      const now = kept.read().settings;
      if (JSON.stringify(now) === JSON.stringify(settings)) kept.write({ settings: now, unsent: false });
    },
  };
}
