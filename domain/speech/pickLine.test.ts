import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unkindIn } from '../book-pack/unkindWords.ts';
import { createRandom } from '../random/createRandom.ts';
import { DAY, MINUTE, SECOND } from '../time/duration.ts';
import { noSpeech, pickLine, type SpeechMemory } from './pickLine.ts';
import { type SpeechLine, type SpeechMoment, speechHourOf, speechSeasonOf } from './SpeechLine.ts';
import { SPEECH_TUNING } from './tuning.ts';

const { lines } = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/aquarium/speech.json'), 'utf8')) as {
  lines: SpeechLine[];
};

const evening: SpeechMoment = {
  state: 'awake',
  mood: 'calm',
  hour: 'evening',
  season: 'autumn',
  level: 3,
  item: null,
  guest: null,
  book: null,
};
const ofBooks = [1, 2, 3].flatMap((bookNo) =>
  Array.from(
    { length: 6 },
    (_, no): SpeechLine => ({ id: `b${bookNo}-${no}`, text: `책 ${bookNo}의 말 ${no}`, bookNo }),
  ),
);

/** Ids of what is spoken in visits of three minutes, one a day. */
function visits(count: number, moment: SpeechMoment, spoken: readonly SpeechLine[], seed = 1): string[][] {
  const random = createRandom(seed);
  let memory: SpeechMemory = noSpeech;
  return Array.from({ length: count }, (_, day) => {
    const ids: string[] = [];
    for (let tick = 0; tick * SPEECH_TUNING.pauseMs < 3 * MINUTE; tick += 1) {
      const picked = pickLine(spoken, moment, memory, (day + 1) * DAY + tick * SPEECH_TUNING.pauseMs, random);
      if (!picked) continue;
      memory = picked.memory;
      ids.push(picked.id);
    }
    return ids;
  });
}

describe('what the pet speaks of by itself', () => {
  it('is at least 150 kind sentences, every one of which can be spoken', () => {
    expect(lines.length).toBeGreaterThanOrEqual(150);
    expect(lines.filter(({ text }) => unkindIn(text).length > 0)).toEqual([]);
    for (const line of lines) {
      const { state = 'awake', mood = 'calm', hour = 'day', season = 'spring', minLevel = 1 } = line;
      const book = { bookName: '흥부전', pageNo: 3 };
      const moment = { state, mood, hour, season, level: minLevel, item: '산호', guest: '금도끼', book };
      const picked = pickLine([line], moment, noSpeech, DAY, () => 0);
      expect(picked?.id).toBe(line.id);
      expect(picked?.text).not.toMatch(/[{}]/);
    }
  });

  it('is not the same twice in thirty visits, whether books are read or none', () => {
    for (const spoken of [lines, [...lines, ...ofBooks]]) {
      for (const seed of [1, 2, 3]) {
        const all = visits(30, evening, spoken, seed);
        expect(all.map((ids) => ids.length)).toEqual(all.map(() => SPEECH_TUNING.perVisit));
        const counts = new Map<string, number>();
        for (const id of all.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
        expect(Math.max(...counts.values())).toBe(1);
      }
    }
  });

  it('is quiet after four, until a new visit', () => {
    const random = createRandom(5);
    let memory: SpeechMemory = noSpeech;
    const speak = (at: number) => {
      const picked = pickLine(lines, evening, memory, at, random);
      memory = picked?.memory ?? memory;
      return picked !== null;
    };
    expect([0, 25, 50, 75, 100, 125].map((second) => speak(DAY + second * SECOND))).toEqual([
      ...[true, true, true, true],
      ...[false, false],
    ]);
    expect(speak(DAY + 10 * MINUTE)).toBe(false);
    expect(speak(DAY + 75 * SECOND + SPEECH_TUNING.visitEndsAfterMs)).toBe(true);
  });

  it('speaks of a book once a visit, and first', () => {
    const all = visits(30, evening, [...lines, ...ofBooks]).flat();
    const books = all.flatMap((id, index) => (id.startsWith('b') && /^b\d+-/.test(id) ? [index] : []));
    expect(books.length).toBeGreaterThan(10);
    for (const [at, index] of books.entries())
      if (at > 0) expect(index - (books[at - 1] ?? 0)).toBeGreaterThanOrEqual(3);
    expect(all[0]).toMatch(/^b\d/);
  });

  it('repeats nothing within twenty, begins no visit like the last, and leaves nothing unspoken', () => {
    const few: SpeechLine[] = Array.from({ length: 24 }, (_, no) => ({ id: `x-${no}`, text: `말 ${no}` }));
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const all = visits(40, evening, few, seed);
        const ids = all.flat();
        for (let at = 0; at < ids.length; at += 1) {
          expect(ids.slice(Math.max(0, at - SPEECH_TUNING.apart), at)).not.toContain(ids[at]);
        }
        for (let visit = 1; visit < all.length; visit += 1) expect(all[visit]?.[0]).not.toBe(all[visit - 1]?.[0]);
        expect(new Set(ids).size).toBe(few.length);
      }),
      { numRuns: 30 },
    );
  });

  it('names things with the particle that fits', () => {
    const speak = (text: string, moment: Partial<SpeechMoment>) =>
      pickLine([{ id: 'x', text }], { ...evening, ...moment }, noSpeech, DAY, () => 0)?.text;
    expect(speak('{item:을/를} 봤어요.', { item: '조개' })).toBe('조개를 봤어요.');
    expect(speak('{guest:와/과} 놀아요.', { guest: '도깨비불' })).toBe('도깨비불과 놀아요.');
    expect(speak('{book:은/는} {page}쪽', { book: { bookName: '심청전', pageNo: 4 } })).toBe('『심청전』은 4쪽');
  });
});

it('knows the hour and the season', () => {
  expect([0, 5, 6, 10, 11, 16, 17, 20, 21, 23].map(speechHourOf)).toEqual(
    'night night morning morning day day evening evening night night'.split(' '),
  );
  expect([1, 2, 3, 5, 6, 8, 9, 11, 12].map(speechSeasonOf)).toEqual(
    'winter winter spring spring summer summer autumn autumn winter'.split(' '),
  );
});
