import type { ReaderBook, ReadingState } from '#contract/reading.ts';
import { CONTRACT_VERSION } from '#contract/site.ts';
import type { ExplainedWord } from '#contract/wordBasket.ts';
import { givesWay } from '#domain/book/DeviceBook.ts';
import { KEPT, keptOf } from '../persisted/answersDatabase.ts';
import type { DeviceStore } from '../persisted/DeviceStore.ts';
import type { AboutBook, KeptBook } from './KeptBook.ts';
import { keptSigns } from './keptSigns.ts';

const BOOK = 'book:';

/**
 * Books of one account on this device: those that it opened here, of which the one opened longest ago makes room, and
 * those that it keeps on purpose. They are gone when it signs out, and when another account brings a book here. A store
 * that fails is a store without anything.
 */
export function keptBooks(device: DeviceStore, accountNo: number) {
  const prefix = `${keptOf(accountNo)}${BOOK}`;
  const keyOf = (bookNo: number) => `${prefix}${bookNo}`;

  async function all(): Promise<KeptBook[]> {
    const found = await device.entries<KeptBook>(prefix).catch(() => []);
    return found
      .map(([, kept]) => kept)
      .filter(({ contractVersion }) => contractVersion === CONTRACT_VERSION)
      .sort((one, other) => other.openedAt - one.openedAt);
  }

  async function find(bookNo: number): Promise<KeptBook | null> {
    const kept = await device.get<KeptBook>(keyOf(bookNo)).catch(() => undefined);
    return kept?.contractVersion === CONTRACT_VERSION ? kept : null;
  }

  const remove = (key: string) => device.removeIf(key, () => true).catch(() => false);

  async function forget(bookNo: number): Promise<void> {
    await remove(keyOf(bookNo));
    keptSigns.remove(accountNo, bookNo);
  }

  /**
   * False where the device does not take it. What it had of the book before is then still there.
   *
   * @param how `set`: the next page brings it in where this one is left meanwhile
   */
  async function write(kept: KeptBook, how: 'set' | 'put'): Promise<boolean> {
    const { bookNo } = kept.book;
    try {
      await device[how](keyOf(bookNo), kept);
    } catch {
      return false;
    }
    keptSigns.add(accountNo, bookNo);
    return true;
  }

  async function makeRoom(): Promise<void> {
    const books = (await all()).map(({ book: { bookNo }, openedAt: at, kind = 'READ' }) => ({ bookNo, at, kind }));
    for (const bookNo of givesWay(books)) await forget(bookNo);
    const kept = await device.keys(KEPT).catch(() => []);
    for (const key of kept) if (/^kept:\d+:book:/.test(key) && !key.startsWith(prefix)) await remove(key);
  }

  return {
    /** Newest first. */
    all,
    find,
    forget,
    /** Keeps a book that was opened to be read. One that is kept on purpose stays so. */
    async keep(book: ReaderBook, openedAt: number, about?: AboutBook): Promise<void> {
      // A book on paper has nothing to read here.
      if (book.pages.length === 0) return;
      const { kind = 'READ', about: known, words } = (await find(book.bookNo)) ?? {};
      const shown = about ?? known;
      const parts = { ...(shown && { about: shown }), ...(words && { words }) };
      await write({ book, openedAt, contractVersion: CONTRACT_VERSION, kind, ...parts }, 'set');
      await makeRoom();
    },
    /** Keeps a book on purpose; false where the device does not take it. */
    async keepOnPurpose(
      book: ReaderBook,
      openedAt: number,
      about: AboutBook,
      words: readonly ExplainedWord[] = [],
    ): Promise<boolean> {
      const taken = await write(
        { book, openedAt, contractVersion: CONTRACT_VERSION, kind: 'KEPT', about, words },
        'put',
      );
      if (taken) await makeRoom();
      return taken;
    },
    /** Keeps what its words mean with a book that is here. */
    keepWords: (bookNo: number, words: readonly ExplainedWord[]): Promise<void> =>
      device.change<KeptBook>(keyOf(bookNo), (kept) => ({ ...kept, words })).catch(() => undefined),
    /** Keeps a book as it was found here before. */
    putBack: async (kept: KeptBook): Promise<void> => void (await write(kept, 'put')),
    /** Where the reader stopped, once the server has it. */
    place: (bookNo: number, { lastPageNo, bookmarkPageNo, finished }: ReadingState): Promise<void> =>
      device
        .change<KeptBook>(keyOf(bookNo), (kept) => ({
          ...kept,
          book: { ...kept.book, lastPageNo, bookmarkPageNo, finished },
        }))
        .catch(() => undefined),
    /** The books by number alone: their texts are left where they are. */
    numbers: async (): Promise<number[]> =>
      (await device.keys(prefix).catch(() => [])).map((key) => Number(key.slice(prefix.length))),
  };
}
