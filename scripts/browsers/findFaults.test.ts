import { describe, expect, it } from 'vitest';
import { findFaults } from './findFaults.ts';
import { parseFloor } from './readFloor.ts';

const floor = parseFloor(['ios_saf >= 15.6', 'chrome >= 109', 'firefox >= 115']);
const faultsOf = (name: string, text: string) => findFaults([{ name, text }], { floor, guards: [] });
const script = (text: string) => faultsOf('page.js', text).map((fault) => fault.split(' ')[1]);
const style = (text: string) => faultsOf('page.css', text).map((fault) => fault.split(' ')[1]);

describe('scripts', () => {
  it('names the file, what it needs, who lacks it and where', () => {
    expect(faultsOf('page.js', 'const one = 1, two = new Intl.Segmenter("ko");')).toEqual([
      expect.stringMatching(/^page\.js: javascript\.builtins\.Intl\.Segmenter is missing in Firefox 115: .*"ko"/),
    ]);
  });

  it.each([
    ['class A { static { go(); } }', 'javascript.classes.static.initialization_blocks'],
    ['class A { b = (1 + c) * 2; }', 'javascript.classes.public_class_fields'],
    ['class A { #b = (c) => (c, d); }', 'javascript.classes.public_class_fields'],
    ['x.test(/(?<=a)b/)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['new RegExp("(?<!a)" + b)', 'javascript.regular_expressions.lookbehind_assertion'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the program that is looked at
    ['new RegExp(`(?<!a)${b}`)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['/a/v.test(b)', 'javascript.builtins.RegExp.unicodeSets'],
    ['requestIdleCallback(go)', 'api.Window.requestIdleCallback'],
    ['window.requestIdleCallback(go)', 'api.Window.requestIdleCallback'],
    ['AbortSignal.timeout(5)', 'api.AbortSignal.timeout_static'],
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['pen["roundRect"](0, 0, 1, 1, 1)', 'api.CanvasRenderingContext2D.roundRect'],
    ['Object.groupBy(list, of)', 'javascript.builtins.Object.groupBy'],
    ['navigator.wakeLock.request("screen")', 'api.Navigator.wakeLock'],
    ['jsx("div", { popover: "auto" })', 'html.global_attributes.popover'],
    ['import data from "./a.json" with { type: "json" }', 'javascript.statements.import.import_attributes'],
  ])('finds what is too new in %s', (text, path) => {
    expect(script(text)).toContain(path);
  });

  it.each([
    'class A { #b() {} static c() {} }',
    'class A { b = 1; #c = (d) => d + 1; static e = new Map(); }',
    'typeof requestIdleCallback == "function"',
    'const soon = navigator.connection?.downlink',
    'const own = { toSorted: 1 }; own.toSorted',
    'function structuredClone(a) { return a } structuredClone(1)',
    'const requestIdleCallback = go; requestIdleCallback()',
    'list.at(-1); Object.hasOwn(a, b); list.findLast(of); a ??= b?.c',
    'jsx("div", { inert: true })',
    '/(?<year>\\d{4})-(?=\\d)/u.exec(text)',
  ])('has nothing against %s', (text) => {
    expect(script(text)).toEqual([]);
  });
});

describe('style sheets', () => {
  it.each([
    ['a { width: 5cqw }', 'css.types.length.container_query_length_units'],
    ['@container (width > 1px) { a { color: red } }', 'css.at-rules.container'],
    ['a:has(b) { color: red }', 'css.selectors.has'],
    ['a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['a { color: red; color: color-mix(in srgb, var(--a), blue) }', 'css.types.color.color-mix'],
    ['a { overflow: clip }', 'css.properties.overflow.clip'],
  ])('finds what is too new in %s', (text, path) => {
    expect(style(text)).toContain(path);
  });

  it.each([
    'a { height: 100dvh; aspect-ratio: 2; inset: 0 }',
    'a { width: 5px; width: 5cqw }',
    '@supports (width: 1cqw) { a { width: 5cqw } }',
    'a { --own: color-mix(in srgb, red, blue) }',
  ])('has nothing against %s', (text) => {
    expect(style(text)).toEqual([]);
  });
});

describe('guards', () => {
  const path = 'javascript.builtins.Intl.Segmenter';
  const files = [
    { name: 'a.js', text: 'new Intl.Segmenter()' },
    { name: 'b.js', text: 'new Intl.Segmenter()' },
  ];

  it('hold for the files that they name', () => {
    const faults = findFaults(files, { floor, guards: [{ path, files: ['a.js'], reason: 'asked for first' }] });
    expect(faults).toEqual([expect.stringMatching(/^b\.js: /)]);
  });

  it('hold everywhere where they name no file', () => {
    expect(findFaults(files, { floor, guards: [{ path, files: 'all', reason: 'brought at the start' }] })).toEqual([]);
  });

  it('are noticed when they guard nothing any more', () => {
    const guards = [{ path, files: ['c.js'], reason: 'asked for first' }];
    expect(findFaults([], { floor, guards })).toEqual([expect.stringContaining(`${path} c.js`)]);
  });
});

it('refuses a floor that it cannot read', () => {
  expect(() => parseFloor(['last 2 versions'])).toThrow('last 2 versions');
});
