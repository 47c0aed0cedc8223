import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BookPackMetadata } from '#contract/bookPack.ts';
import { buildBookIndex } from '#domain/search/BookIndexBuilder.ts';
import { findBooks } from '#domain/search/findBooks.ts';
import { searchExample } from '#src/features/search/searchExample.ts';

const root = join('content', 'books');
const books = readdirSync(root).map((folder) => {
  const facts: BookPackMetadata = JSON.parse(readFileSync(join(root, folder, 'book.json'), 'utf8'));
  const { bookName: title, authorName: author, publisherName: publisher } = facts;
  return { ...facts, title, author, publisher, addedAt: 0, badges: 0 };
});
const index = buildBookIndex(books);

function titlesOf(query: string): (string | undefined)[] {
  const filter = { raqFrom: 0, raqTo: 1500, badges: [] };
  const reader = { raq: 500, verified: new Set<number>() };
  const found = findBooks(index, { query, filter, sort: 'RELEVANCE', readyFirst: true, offset: 0, limit: 30 }, reader);
  return found.bookNos.map((bookNo) => books.find((book) => book.bookNo === bookNo)?.title);
}

it.each(Object.values(searchExample))('the example of the empty search finds its book: %s', (query) => {
  expect(titlesOf(query)[0]).toBe(searchExample.bookName);
});
