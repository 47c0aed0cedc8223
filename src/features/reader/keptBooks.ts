import type { ReaderBook, ReadingState } from '../../../contract/reading.ts';
import { CONTRACT_VERSION } from '../../../contract/site.ts';
import { KEPT, keptOf } from '../../lib/persisted/answersDatabase.ts';
import type { DeviceStore } from '../../lib/persisted/DeviceStore.ts';

/** A book that was opened with a network, as it can be read again without one. */
export interface KeptBook {
  book: ReaderBook;
  /** Milliseconds of this device's clock when it was opened last. */
  openedAt: number;
  contractVersion: number;
}

/** Books of one account on this device; the one opened longest ago makes room. A whole book is some 20 kB. */
const MOST_BOOKS = 12;
const BOOK = 'book:';

/**
 * Books that one account opened on this device. They are gone when it signs out, and when another account opens a book
 * here. A store that fails is a store without anything.
 */
export function keptBooks(device: DeviceStore, accountNo: number) {
  const prefix = `${keptOf(accountNo)}${BOOK}`;

  async function entries(): Promise<[key: string, kept: KeptBook][]> {
    const found = await device.entries<KeptBook>(prefix).catch(() => []);
    return found
      .filter(([, { contractVersion }]) => contractVersion === CONTRACT_VERSION)
      .sort(([, one], [, other]) => other.openedAt - one.openedAt);
  }

  const forget = (key: string) => device.removeIf(key, () => true).catch(() => false);

  return {
    /** Newest first. */
    all: async (): Promise<KeptBook[]> => (await entries()).map(([, kept]) => kept),
    async read(bookNo: number): Promise<ReaderBook | null> {
      const kept = await device.get<KeptBook>(`${prefix}${bookNo}`).catch(() => undefined);
      return kept?.contractVersion === CONTRACT_VERSION ? kept.book : null;
    },
    async keep(book: ReaderBook, openedAt: number): Promise<void> {
      // A book on paper has nothing to read here.
      if (book.pages.length === 0) return;
      const kept: KeptBook = { book, openedAt, contractVersion: CONTRACT_VERSION };
      await device.set(`${prefix}${book.bookNo}`, kept).catch(() => undefined);
      for (const [key] of (await entries()).slice(MOST_BOOKS)) await forget(key);
      const all = await device.entries(KEPT).catch(() => []);
      const ofOthers = all.filter(([key]) => /^kept:\d+:book:/.test(key) && !key.startsWith(prefix));
      for (const [key] of ofOthers) await forget(key);
    },
    /** Where the reader stopped, once the server has it. */
    place: (bookNo: number, { lastPageNo, bookmarkPageNo, finished }: ReadingState): Promise<void> =>
      device
        .change<KeptBook>(`${prefix}${bookNo}`, (kept) => ({
          ...kept,
          book: { ...kept.book, lastPageNo, bookmarkPageNo, finished },
        }))
        .catch(() => undefined),
  };
}
