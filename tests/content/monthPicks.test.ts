import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BookPackMetadata } from '#contract/bookPack.ts';
import { isComing } from '#domain/book/isComing.ts';
import { readMonthPicks } from '#server/content/readMonthPicks.ts';

it('every month has eight books that can be read by now, of at least four categories', async () => {
  const picks = await readMonthPicks('content');
  if (!picks.ok) throw new Error(picks.reason);
  for (const { month, bookNos } of picks.months) {
    const books = [...new Set(bookNos)].map((bookNo) => {
      const folder = join('content', 'books', String(bookNo));
      const facts: BookPackMetadata = JSON.parse(readFileSync(join(folder, 'book.json'), 'utf8'));
      return { ...facts, hasText: existsSync(join(folder, 'pages.json')) };
    });
    const coming = books.filter(isComing).map(({ bookName }) => bookName);
    expect([month, books.length, coming]).toEqual([month, 8, []]);
    expect(new Set(books.map(({ category }) => category)).size, `month ${month}`).toBeGreaterThanOrEqual(4);
  }
});
