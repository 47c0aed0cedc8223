import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BookPackMetadata, bookPackMetadata } from '#contract/bookPack.ts';
import type { ShelvedPack } from './listShelf.ts';

/** The facts of every pack in place, by number; a pack whose facts are broken is left out. */
export async function readShelf(shelf: ReadonlyMap<number, ShelvedPack>): Promise<Map<number, BookPackMetadata>> {
  const books = new Map<number, BookPackMetadata>();
  for (const { bookNo, folder } of shelf.values()) {
    const text = await readFile(join(folder, 'book.json'), 'utf8').catch(() => '');
    const parsed = bookPackMetadata.safeParse(parse(text));
    if (parsed.success && parsed.data.bookNo === bookNo) books.set(bookNo, parsed.data);
  }
  return books;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
