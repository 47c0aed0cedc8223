import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { CompatData } from './CompatData.ts';
import { missingIn } from './missingIn.ts';
import { parseFloor, readFloor } from './readFloor.ts';

const code = readFileSync(join(import.meta.dirname, '../../public/old-browser.js'), 'utf8');
const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

/** Whether a browser shows the note above the page. */
function isShownIn({ inert, window }: { inert: boolean; window: { CSS?: { supports: () => boolean } } }): boolean {
  const removed: string[] = [];
  const document = {
    documentElement: inert ? { inert: false } : {},
    getElementById: (id: string) => ({ removeAttribute: (name: string) => removed.push(`${id} ${name}`) }),
  };
  runInNewContext(code, { document, window, ...window });
  return removed.includes('old-browser hidden');
}
const withHeights = (known: boolean) => ({ CSS: { supports: () => known } });

it('says nothing in a browser that can do all', () => {
  expect(isShownIn({ inert: true, window: withHeights(true) })).toBe(false);
});

it.each([
  [false, true],
  [true, false],
])('says kindly that a browser is old (%s, %s)', (inert, heights) => {
  expect(isShownIn({ inert, window: withHeights(heights) })).toBe(true);
  expect(page).toMatch(/<p id="old-browser"[^>]* hidden>[^<]*오래되어[^<]*업데이트[^<]*그대로 있어요/);
});

it('runs where only the first grammar is known, and no interface of CSS', () => {
  expect(() => parse(code, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
  expect(isShownIn({ inert: false, window: {} })).toBe(true);
});

it('asks for what every browser of the floor has and older ones have not', () => {
  const data = new CompatData();
  const asked = ['html.global_attributes.inert', 'css.types.length.viewport_percentage_units_dynamic'];
  const lacking = (floor: Parameters<typeof missingIn>[1]) => asked.flatMap((path) => missingIn(data, floor, path));
  expect(lacking(readFloor())).toEqual([]);
  for (const line of ['safari >= 15.4', 'ios_saf >= 15.4', 'chrome >= 107', 'firefox >= 111', 'samsung >= 20']) {
    expect(lacking(parseFloor([line])), line).not.toEqual([]);
  }
});
