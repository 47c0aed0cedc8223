import * as z from 'zod/mini';
import type { ReadingBody } from '#contract/reading.ts';
import { LONGEST_AGO_MS } from '#domain/book/readingProgress.ts';
import { createPersisted } from '../../lib/persisted/createPersisted.ts';

const waiting = z.object({
  lastPageNo: z.optional(z.int().check(z.minimum(1))),
  bookmarkPageNo: z.optional(z.nullable(z.int())),
  turnedAt: z.optional(z.int()),
});

/** A place in a book that is to be kept. `turnedAt`: milliseconds of this device's clock when the page was turned. */
export type WaitingPlace = z.infer<typeof waiting>;

export interface ReadingOutbox {
  read(bookNo: number): WaitingPlace | null;
  put(bookNo: number, place: WaitingPlace): void;
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
    put: (bookNo, place) => kept.write({ ...kept.read(), [bookNo]: place }),
    remove: (bookNo) => {
      const { [bookNo]: _sent, ...others } = kept.read();
      if (Object.keys(others).length > 0) kept.write(others);
      // An empty shelf would still reveal which account read here.
      else storage.removeItem(key);
    },
    bookNos: () => Object.keys(kept.read()).map(Number),
  };
}

/** A waiting place as it is sent: the server gets how long ago, not when. */
export function toReadingBody({ turnedAt, ...place }: WaitingPlace, now: number): ReadingBody {
  if (turnedAt === undefined) return place;
  return { ...place, turnedAgoMs: Math.min(LONGEST_AGO_MS, Math.max(0, now - turnedAt)) };
}
