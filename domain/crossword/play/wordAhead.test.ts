import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCrossword } from '../generateCrossword.ts';
import { numberCrossword } from '../numberCrossword.ts';
import { placementSlot } from '../Placement.ts';
import { crosswordPlay } from './crosswordPlay.ts';
import { createPlaySheet, type PlaySheet } from './PlaySheet.ts';
import { isFilled, type PlayState } from './PlayState.ts';
import { startPlay } from './startPlay.ts';
import { wordAhead } from './wordAhead.ts';

const word = fc
  .array(fc.constantFrom(...'가나다라마바사'), { minLength: 2, maxLength: 4 })
  .map((list) => list.join(''));
/** Crosswords with some of their words filled, chosen at any word, with or without the wish to skip what is filled. */
const plays = fc
  .tuple(
    fc.uniqueArray(word, { minLength: 1, maxLength: 7 }),
    fc.integer(),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    fc.nat(6),
    fc.boolean(),
  )
  .map(([words, seed, filled, chosen, skipFilled]) => {
    const { placements } = generateCrossword({ words, seed });
    const { entries } = numberCrossword(placements.map(placementSlot));
    const sheet = createPlaySheet(
      entries.map((entry) => ({ ...entry, key: `${entry.number}-${entry.direction}` })),
      10,
    );
    const answers = Object.fromEntries(
      sheet.entries.flatMap(({ key, length }, at) => (filled[at] ? [[key, '하'.repeat(length)]] : [])),
    );
    const start = startPlay(sheet, { answers, locked: {}, skipFilled });
    const key = sheet.entries[chosen % sheet.entries.length]?.key ?? '';
    return { sheet, state: crosswordPlay(sheet, start, { type: 'entry-chosen', key }) };
  });

/** Presses Tab until it leads out; the words it stopped at. */
function walk(sheet: PlaySheet, state: PlayState, step: 1 | -1): string[] {
  const stops: string[] = [];
  let now = state;
  for (let presses = 0; presses <= sheet.entries.length; presses += 1) {
    const ahead = wordAhead(sheet, now, step);
    if (!ahead) return stops;
    stops.push(ahead.key);
    now = crosswordPlay(sheet, now, { type: 'entry-chosen', key: ahead.key });
  }
  throw new Error('Tab does not lead out');
}

describe('the word that lies ahead', () => {
  it('leads out in both directions after no more presses than there are words', () => {
    fc.assert(
      fc.property(plays, fc.constantFrom(1 as const, -1 as const), ({ sheet, state }, step) => {
        const stops = walk(sheet, state, step);
        expect(stops.length).toBeLessThan(sheet.entries.length);
        const keys = sheet.entries.map(({ key }) => key);
        const places = stops.map((key) => step * keys.indexOf(key));
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }),
    );
  });

  it('passes no word with an empty cell, and with the wish no filled one before it', () => {
    fc.assert(
      fc.property(plays, ({ sheet, state }) => {
        const at = sheet.entries.findIndex(({ key }) => key === state.entry);
        const behind = sheet.entries.slice(at + 1);
        const open = behind.filter((entry) => !isFilled(state, entry)).map(({ key }) => key);
        const stops = walk(sheet, state, 1);
        if (!state.skipFilled) expect(stops).toEqual(behind.map(({ key }) => key));
        else if (sheet.entries.some((entry) => !isFilled(state, entry))) expect(stops).toEqual(open);
        else expect(stops).toEqual(behind.map(({ key }) => key));
      }),
    );
  });
});
