import fc from 'fast-check';
import { expect, it } from 'vitest';
import { insertStarter, ownStarters, partsOf, sentenceStarters } from './sentenceStarters.ts';
import { starterTexts } from './starterTexts.ts';
import type { ReportBand } from './writingGates.ts';

const bands: ReportBand[] = ['EARLY', 'MIDDLE', 'LATE'];
const kinds = ['THINK', 'REPORT'] as const;

it('offers what the text lacks before what it has', () => {
  const empty = sentenceStarters('REPORT', 'EARLY', '');
  expect(empty.slice(0, 3).map(({ part }) => part)).toEqual(['OPENING', 'SCENE', 'FEELING']);
  const begun = sentenceStarters('REPORT', 'EARLY', '이 책은 고래 이야기예요. 가장 기억에 남는 장면은 등대예요.');
  expect(begun[0]?.part).toBe('FEELING');
  expect(begun.map(({ text }) => text)).not.toContain('이 책은');
  const parts = begun.map(({ part }) => part);
  expect(parts.indexOf('OPENING')).toBeGreaterThan(parts.lastIndexOf('QUESTION'));
});

it('has more than a handful for every band and kind, each once', () => {
  for (const band of bands) {
    for (const kind of kinds) {
      const texts = sentenceStarters(kind, band, '').map(({ text }) => text);
      expect(texts.length).toBeGreaterThanOrEqual(18);
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
});

it('recognises its own first words as the part they open', () => {
  for (const band of bands) {
    for (const part of ['OPENING', 'REASON', 'OTHER_SIDE'] as const) {
      const [first = ''] = starterTexts[band][part];
      expect([band, part, partsOf(first).size > 0]).toEqual([band, part, true]);
    }
  }
});

it('takes the words of the question for what they read like', () => {
  expect(ownStarters(['왜냐하면 용궁은', '내가 토끼였다면', '자라에게 물어보면'], '자라에게 물어보면 좋겠다')).toEqual([
    { part: 'REASON', text: '왜냐하면 용궁은' },
    { part: 'SELF', text: '내가 토끼였다면' },
  ]);
});

it('goes in where the caret is, apart from its neighbours, and loses no letter', () => {
  expect(insertStarter('', 0, '왜냐하면')).toEqual({ text: '왜냐하면 ', caret: 5 });
  expect(insertStarter('좋았다. 끝.', 4, '왜냐하면')).toEqual({ text: '좋았다. 왜냐하면 끝.', caret: 10 });
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.constantFrom('왜냐하면', '앞으로 나는'), (text, at, starter) => {
      const place = at % (text.length + 1);
      const { text: put, caret } = insertStarter(text, place, starter);
      expect(put.slice(0, caret).endsWith(`${starter} `)).toBe(true);
      const bare = (value: string) => value.replace(/ /g, '');
      expect(bare(put)).toBe(bare(text.slice(0, place) + starter + text.slice(place)));
    }),
  );
});
