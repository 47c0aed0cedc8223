import * as z from 'zod/mini';
import { createPersisted } from '#src/lib/persisted/createPersisted.ts';
import { wordsOutboxKey } from '#src/lib/session/createOutbox.ts';

const change = z.object({
  /** Put in, or taken out. */
  use: z.boolean(),
  bookNo: z.int(),
  pageNo: z.optional(z.int()),
  metIn: z.optional(z.string()),
  /** Since when it was in, for a word that is put back where it was. */
  addedAt: z.optional(z.string()),
});

/** A word that is to be put into the basket or taken out, with where it was met. */
export type BasketChange = z.infer<typeof change>;

export interface BasketOutbox {
  read(): Readonly<Record<string, BasketChange>>;
  /** The newest change of a word holds. */
  put(word: string, change: BasketChange): void;
  /** The server has it; a newer change of the word stays. */
  sent(word: string, change: BasketChange): void;
}

/** Changes of the word basket that the server does not have yet, of one account. */
export function createBasketOutbox(storage: Storage, accountNo: number): BasketOutbox {
  const key = wordsOutboxKey(accountNo);
  const kept = createPersisted(storage, { key, version: 1, schema: z.record(z.string(), change), defaults: {} });
  return {
    read: () => kept.read(),
    put: (word, changed) => kept.write({ ...kept.read(), [word]: changed }),
    sent(word, changed) {
      const { [word]: waiting, ...others } = kept.read();
      if (JSON.stringify(waiting) !== JSON.stringify(changed)) return;
      if (Object.keys(others).length > 0) kept.write(others);
      else storage.removeItem(key);
    },
  };
}
