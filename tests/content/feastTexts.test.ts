import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { feastFile } from '#contract/feast.ts';
import { unkindIn } from '#domain/book-pack/unkindWords.ts';
import { feastIds } from '#domain/feast/feastsOfYear.ts';

const file = join(import.meta.dirname, '../../content/aquarium/feasts.json');
const { feasts } = feastFile.parse(JSON.parse(readFileSync(file, 'utf8')));

/** A sentence in 해요체, or one that is called out. */
const POLITE = /(?:요|죠|까요|세요|래요)[?!.]$|[이가]에요[!.]$/;
/** What would push somebody to come. */
const PUSHING = /한정|놓치|서두르|마지막|남았|까지만|오늘만|빨리/;

it('names each feast once, in the order of the year', () => {
  expect(feasts.map(({ feast }) => feast)).toEqual([...feastIds]);
});

it('speaks 해요체, makes nobody sorry, and hurries nobody', () => {
  for (const { feast, lines, again, keepsake } of feasts) {
    for (const text of [...lines, ...again, keepsake.line]) {
      expect([feast, text, POLITE.test(text)]).toEqual([feast, text, true]);
      expect([text, unkindIn(text), PUSHING.test(text)]).toEqual([text, [], false]);
    }
  }
});

it('has a name of its own for each visitor and keepsake, and no sentence twice', () => {
  const texts = feasts.flatMap(({ lines, again, keepsake, visitor }) => [
    ...lines,
    ...again,
    keepsake.line,
    keepsake.name,
    visitor.name,
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});
