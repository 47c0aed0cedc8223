import { expect, test } from 'vitest';
import { bookCatalogueEntry, bookPack } from '../../contract/bookPack.ts';
import { bookTemplate, type TemplateDepth } from './bookTemplate.ts';

test.each<[TemplateDepth, number]>([
  ['text', 8],
  ['paper', 7],
])('the template of a book with missions (%s) has the shape of a pack', (depth, files) => {
  const template = bookTemplate(1234, depth);
  expect(Object.keys(template)).toHaveLength(files);
  expect(bookPack.safeParse(template).error?.issues).toBeUndefined();
});

test('the template of an entry is book.json alone', () => {
  expect(bookCatalogueEntry.safeParse(bookTemplate(1234, 'entry')).error?.issues).toBeUndefined();
});
