import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { CompatData } from './CompatData.ts';
import { missingIn } from './missingIn.ts';
import { parseFloor, readFloor } from './readFloor.ts';

const code = readFileSync(join(import.meta.dirname, '../../public/old-browser.js'), 'utf8');

/** The note that a browser shows above the page; null without one. */
function noteIn({ inert, window }: { inert: boolean; window: { CSS?: { supports: () => boolean } } }): string | null {
  const texts: string[] = [];
  const shown: unknown[] = [];
  const note = { setAttribute: () => undefined, appendChild: (text: string) => texts.push(text) };
  const document = {
    documentElement: inert ? { inert: false } : {},
    createElement: () => note,
    createTextNode: (text: string) => text,
    body: { firstChild: null, insertBefore: (one: unknown) => shown.push(one) },
  };
  runInNewContext(code, { document, window, ...window });
  return shown.includes(note) ? texts.join('') : null;
}
const withHeights = (known: boolean) => ({ CSS: { supports: () => known } });

it('says nothing in a browser that can do all', () => {
  expect(noteIn({ inert: true, window: withHeights(true) })).toBeNull();
});

it.each([
  [false, true],
  [true, false],
])('says kindly that a browser is old (%s, %s)', (inert, heights) => {
  expect(noteIn({ inert, window: withHeights(heights) })).toMatch(/오래되어.*업데이트.*그대로 있어요/);
});

it('runs where only the first grammar is known, and no interface of CSS', () => {
  expect(() => parse(code, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
  expect(noteIn({ inert: false, window: {} })).not.toBeNull();
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
