import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSvg } from '../../server/content/checkSvg.ts';
import { compositions } from './compositions.ts';
import { coverPalettes } from './coverPalettes.ts';
import { coverPlans } from './coverPlans.ts';
import { coverSvg } from './coverSvg.ts';

const BOOKS = 'content/books';
const plans = coverPlans();
/** Drawn once for all tests. */
const drawn = new Map(plans.map((plan) => [plan.bookNo, coverSvg(plan)]));
/** Bytes of a cover from the family; thirty of them are one page of the search. */
const MOST_BYTES = 12_500;

test('every book has its cover: the one that the family draws, or one made by hand', () => {
  const stale = readdirSync(BOOKS).filter((folder) => {
    const svg = drawn.get(Number(folder));
    const file = join(BOOKS, folder, 'cover.svg');
    if (!existsSync(file)) return true;
    return svg !== undefined && readFileSync(file, 'utf8') !== svg;
  });
  expect(stale, 'run npm run build:covers').toEqual([]);
});

test('no two books have the same picture, and none is heavy or unsafe', () => {
  for (const [bookNo, svg] of drawn) {
    expect([bookNo, checkSvg(svg, '0 0 300 420')]).toEqual([bookNo, []]);
    expect([bookNo, svg.length < MOST_BYTES]).toEqual([bookNo, true]);
  }
  expect(drawn.size).toBe(plans.length);
  expect(new Set(drawn.values()).size).toBe(plans.length);
});

test('no motif stands twice in the same composition, and every plan names parts that exist', () => {
  const seen = plans.map(({ composition, motifs }) => `${composition} ${motifs[0]}`);
  expect(seen.filter((key, at) => seen.indexOf(key) !== at)).toEqual([]);
  expect(Object.keys(compositions).length).toBeGreaterThanOrEqual(12);
  for (const { palette } of plans) expect(Object.keys(coverPalettes)).toContain(palette);
});
