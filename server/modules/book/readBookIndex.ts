import { setImmediate as letOthersRun } from 'node:timers/promises';
import { z } from 'zod';
import { type BookIndex, bookBadgeBits } from '#domain/search/BookIndex.ts';
import { BookIndexBuilder } from '#domain/search/BookIndexBuilder.ts';
import type { Db } from '#server/db/Db.ts';
import { fromReplica } from '#server/db/fromReplica.ts';
import { rootOf } from '#server/db/joinReads.ts';
import { type SearchedBookRow, searchedBooks } from './repositories/searchedBooks.ts';

/** Books read and indexed before others may run; some milliseconds of work. */
const BOOKS_AT_ONCE = 500;
/** A larger catalogue takes seconds to read again: until then searches are answered from what was known. */
const LARGE = 20_000;

interface KeptIndex {
  revision: number;
  index: BookIndex;
}
interface IndexCache {
  kept?: KeptIndex;
  reading?: Promise<void>;
}

/** One index per database, for as long as it is open. */
const caches = new WeakMap<Db, IndexCache>();
const labels = z.array(z.string());

/**
 * The search index of the catalogue, as the database stands now. A change, by whichever process, is noticed by its
 * revision; the first search reads everything.
 */
export async function readBookIndex(db: Db): Promise<BookIndex> {
  const root = rootOf(db);
  const cache = caches.get(root) ?? {};
  caches.set(root, cache);
  const revision = await searchedBooks.revision(db);
  while (cache.kept === undefined || cache.kept.revision < revision) {
    cache.reading ??= readAgain(root, cache);
    if (cache.kept !== undefined && cache.kept.index.size > LARGE) {
      // A failure shows in the next search that has to wait.
      cache.reading.catch(() => {});
      break;
    }
    await cache.reading;
  }
  return cache.kept.index;
}

async function readAgain(db: Db, cache: IndexCache): Promise<void> {
  try {
    // The revision first: a change while the books are read is then read once more.
    const revision = await searchedBooks.revision(db);
    const isKnown = async (from: Db) => (await searchedBooks.revision(from)) >= revision;
    cache.kept = { revision, index: await fromReplica(db, indexOf, isKnown) };
  } finally {
    delete cache.reading;
  }
}

async function indexOf(db: Db): Promise<BookIndex> {
  const builder = new BookIndexBuilder();
  let last = 0;
  for (;;) {
    const rows = await searchedBooks.after(db, last, BOOKS_AT_ONCE);
    for (const row of rows) builder.add(toSearchableBook(row));
    last = rows.at(-1)?.bookNo ?? last;
    if (rows.length < BOOKS_AT_ONCE) break;
    await letOthersRun();
  }
  const steps = builder.finish();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await letOthersRun();
  }
}

function toSearchableBook({ labels: text, audio, firstPageNo, firstMission, ...book }: SearchedBookRow) {
  const badges =
    (audio === 1 ? bookBadgeBits.AUDIO : 0) |
    (firstPageNo === null ? 0 : bookBadgeBits.EBOOK) |
    (firstMission === null ? 0 : bookBadgeBits.MISSION);
  return { ...book, labels: labels.parse(JSON.parse(text)), badges };
}
