import { expect, test } from 'vitest';
import { bookCatalogueEntry, bookPack } from '../../contract/bookPack.ts';
import { checkPlaceholders } from '../../domain/book-pack/checkPlaceholders.ts';
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

test.each<TemplateDepth>(['text', 'paper', 'entry'])(
  'the checker names every place of a template (%s) that an editor has to fill',
  (depth) => {
    const template = bookTemplate(1234, depth);
    const found = checkPlaceholders(template);
    const marked = JSON.stringify(template).match(/"(?:여기에[^"]*|보기 [가-힣]+|낱말\d+)"/gu) ?? [];
    expect(marked.length).toBeGreaterThan(10);
    expect(found.map(({ reason }) => `"${reason.split(': ')[1]}"`)).toEqual(marked);
    expect(found.every(({ level }) => level === 'error')).toBe(true);
    expect(found[0]).toMatchObject({ file: 'book.json', field: 'bookName' });
  },
);
