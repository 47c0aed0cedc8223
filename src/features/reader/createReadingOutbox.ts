import * as z from 'zod/mini';
import type { ReadingBody } from '../../../contract/reading.ts';
import { createPersisted } from '../../lib/persisted/createPersisted.ts';

const waiting = z.object({
  lastPageNo: z.int().check(z.minimum(1)),
  bookmarkPageNo: z.optional(z.nullable(z.int())),
});

export interface ReadingOutbox {
  read(bookNo: number): ReadingBody | null;
  put(bookNo: number, body: ReadingBody): void;
  remove(bookNo: number): void;
  bookNos(): number[];
}

/** Places in books that the server does not know yet. They outlive the tab and the login, one shelf for each account. */
export function createReadingOutbox(storage: Storage, accountNo: number): ReadingOutbox {
  const key = `chaekbada.reading-outbox.${accountNo}`;
  const kept = createPersisted(storage, {
    key,
    version: 1,
    schema: z.record(z.string(), waiting),
    defaults: {},
  });
  return {
    read: (bookNo) => kept.read()[bookNo] ?? null,
    put: (bookNo, body) => kept.write({ ...kept.read(), [bookNo]: body }),
    remove: (bookNo) => {
      const { [bookNo]: _sent, ...others } = kept.read();
      if (Object.keys(others).length > 0) kept.write(others);
      // An empty shelf would still tell which account read here.
      else storage.removeItem(key);
    },
    bookNos: () => Object.keys(kept.read()).map(Number),
  };
}
