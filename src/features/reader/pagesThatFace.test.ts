import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesThatFace } from './pagesThatFace.ts';

const page = fc
  .record({ pictured: fc.boolean(), above: fc.integer({ min: 1, max: 4 }), more: fc.integer({ min: 0, max: 2 }) })
  .map(({ pictured, above, more }) => ({ pictured, above, facing: above + more }));

test('a picture faces its text exactly where its page begins on a left leaf', () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 30 }), (pages) => {
      let column = 0;
      for (const [index, faces] of pagesThatFace(pages).entries()) {
        const { pictured = false, above = 1, facing = 1 } = pages[index] ?? {};
        expect(faces).toBe(pictured && column % 2 === 0);
        column += faces ? facing : above;
      }
    }),
  );
});

test('with a picture and a column of text on each page every picture faces its text', () => {
  expect(pagesThatFace(Array.from({ length: 5 }, () => ({ pictured: true, above: 1, facing: 2 })))).toEqual(
    Array.from({ length: 5 }, () => true),
  );
});
