import type { Parameters } from 'recheck';
import { describe, expect, it } from 'vitest';
import { withoutI } from '#domain/dictionary/behindNoun.ts';
import { endings } from '#domain/dictionary/endings.ts';
import { harmlessForms } from '#domain/review/rudeWords.ts';
import { tails } from '#domain/word-mission/placesOfWord.ts';
import { FEELING } from '#domain/writing/content/showsFeeling.ts';
import { alwaysWrong } from '#domain/writing/spelling/alwaysWrong.ts';
import type { WordRule } from '#domain/writing/spelling/WordRule.ts';
import { wrongBeside } from '#domain/writing/spelling/wrongBeside.ts';
import { isPlainlyLinear } from '../support/isPlainlyLinear.ts';
import { listPatterns, patternsOf } from '../support/listPatterns.ts';

/** The checker in JavaScript: nothing but the package is needed. Read when the package is loaded. */
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

const FOLDERS = ['domain', 'contract', 'server', 'src', 'game'];

const patternsIn = (rules: readonly WordRule[]) =>
  rules.flatMap((rule) => Object.values(rule).filter((value) => value instanceof RegExp));

/** Patterns that are put together from parts, as they are when the module was loaded. Everything else is a literal. */
const BUILT: Readonly<Record<string, readonly RegExp[]>> = {
  'domain/review/rudeWords.ts': harmlessForms,
  'domain/dictionary/behindNoun.ts': [withoutI],
  'domain/dictionary/endings.ts': Object.values(endings),
  'domain/word-mission/placesOfWord.ts': Object.values(tails),
  'domain/writing/content/showsFeeling.ts': [FEELING],
  'domain/writing/spelling/WordRule.ts': patternsIn(alwaysWrong),
  'domain/writing/spelling/wrongBeside.ts': patternsIn(wrongBeside),
};

/**
 * Judged by characters read and never by the clock: a slow machine finds what a quick one does. A text of 10,000
 * characters tells a square from a line.
 */
const CHECKED: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  maxAttackStringSize: 10_000,
  attackLimit: 8_000_000,
  maxInitialGenerationSize: 150,
  maxGenerationSize: 50,
  maxIteration: 5,
  randomSeed: 1,
};

/** Milliseconds on a machine that has much else to do; the checks take half a minute of one slow core. */
const HANGS = 900_000;

/** @returns why a pattern may take more than a time that grows with its text; null for a safe one */
function faultOf({ source, flags }: { source: string; flags: string }): string | null {
  if (isPlainlyLinear(source, flags)) return null;
  const found = checkSync(source, flags, CHECKED);
  if (found.status === 'safe') return null;
  return `${found.status}: ${found.status === 'unknown' ? found.error.kind : found.complexity.summary}`;
}

describe('regular expressions of the product', () => {
  const found = listPatterns(FOLDERS);

  it('are found where they are written', () => {
    const text =
      'const a = /x+/g; const b = new RegExp("y*", "u"); const c = RegExp(`z`); z.string().regex(/v/); RegExp(a + b);';
    expect(patternsOf('some.ts', text).map(({ pattern }) => pattern)).toEqual([
      { source: 'x+', flags: 'g' },
      { source: 'y*', flags: 'u' },
      { source: 'z', flags: '' },
      { source: 'v', flags: '' },
      null,
    ]);
    expect(found.length).toBeGreaterThan(300);
  });

  it('are literals, but for the few files whose built ones are listed here', () => {
    const built = found.filter(({ pattern }) => pattern === null).map(({ place }) => place.split(':')[0]);
    expect([...new Set(built)].sort()).toEqual(Object.keys(BUILT).sort());
  });

  it.each([
    ['/+$', ''],
    ['(a+)+$', ''],
    ['^(a|a)*$', ''],
    ['(?<!x)\\s+y', ''],
    ['<!--[\\s\\S]*?-->', 'g'],
    ['^(.+?)\\1+$', ''],
    ['^\\s*a', 'm'],
    ['^a*a*$', ''],
    ['^(?:a*b*)*c', ''],
  ])(
    'would be noticed if they were as dear as /%s/%s',
    (source, flags) => {
      expect(faultOf({ source, flags })).not.toBeNull();
    },
    HANGS,
  );

  it(
    'take a time that grows with the text, and no faster',
    () => {
      const places = new Map<string, string[]>();
      const add = (place: string, source: string, flags: string) => {
        const key = JSON.stringify({ source, flags });
        places.set(key, [...(places.get(key) ?? []), place]);
      };
      for (const { place, pattern } of found) if (pattern !== null) add(place, pattern.source, pattern.flags);
      for (const [path, patterns] of Object.entries(BUILT)) {
        for (const { source, flags } of patterns) add(path, source, flags);
      }
      const faults = [...places].flatMap(([key, where]) => {
        const pattern = JSON.parse(key) as { source: string; flags: string };
        const fault = faultOf(pattern);
        return fault === null ? [] : [`${where.join(', ')}: /${pattern.source}/${pattern.flags} ${fault}`];
      });
      expect(faults).toEqual([]);
    },
    HANGS,
  );
});
