import { describe, expect, it } from 'vitest';
import { levelOfRaq, readingLevels } from '../book/readingLevels.ts';
import { contestLevelOf } from './contestLevelOf.ts';
import { type LevelTestForm, leastReadingMs, levelTestEffort, questionNo } from './levelTestEffort.ts';
import { prizeCheck } from './prizeCheck.ts';

const form: LevelTestForm = {
  formNo: 3,
  band: 'B3',
  passages: [{ paragraphs: ['가나다라 마바사아'.repeat(100)] }],
  items: Array.from({ length: 20 }, () => ({
    content: '',
    question: '무엇일까요?',
    options: ['가', '나', '다', '라'],
    answer: 1,
    raq: 700,
  })),
};
const sincere = Array.from({ length: 20 }, (_, index) => (index % 4) + 1);

describe('the level test', () => {
  it('gives no level to who cannot have read it, and none to a row of equal choices', () => {
    const least = leastReadingMs(form);
    expect(levelTestEffort(form, sincere, least - 1)).toBe('TOO_FAST');
    expect(levelTestEffort(form, sincere, least)).toBe('READ');
    expect(levelTestEffort(form, sincere.fill(2, 5, 15), 60_000)).toBe('SAME_CHOICE');
    expect(levelTestEffort(form, sincere.fill(2, 5, 14).with(14, 1), 60_000)).toBe('READ');
  });

  it('leaves an honest fast reader alone: a tenth of the fastest adult readers need longer', () => {
    // 600 syllables a minute is fast for an adult; the limit lies three times above it.
    const characters = (leastReadingMs(form) / 1000) * 30;
    expect((characters / 600) * 60_000).toBeGreaterThan(leastReadingMs(form));
  });

  it('numbers its questions so that no two forms share one', () => {
    const numbers = [1, 2, 6].flatMap((formNo) => sincere.map((_, index) => questionNo(formNo, index)));
    expect(new Set(numbers).size).toBe(60);
  });
});

describe('contest levels', () => {
  const six = [0, 6, 10, 14, 18, 21].map((from, index, all) => ({
    code: `B${index + 1}`,
    name: `${index + 1}단계`,
    levels: readingLevels.slice(from, all[index + 1] ?? 22).map(({ code }) => code),
  }));
  const twentyTwo = readingLevels.map(({ code }) => ({ code: `L${code}`, name: code, levels: [code] }));

  it.each([
    ['six', six],
    ['twenty-two', twentyTwo],
  ])('of a plan of %s take every raq', (_, levels) => {
    for (let raq = 0; raq <= 1499; raq += 1) expect(contestLevelOf(levels, levelOfRaq(raq))).toBeDefined();
    for (const { code } of readingLevels) expect(contestLevelOf(levels, code)?.levels).toContain(code);
  });

  it('are held against the real grade before a prize', () => {
    expect(prizeCheck(six, 'B2', 'ELEMENTARY_3')).toBe('SAME');
    expect(prizeCheck(six, 'B1', 'ELEMENTARY_3')).toBe('BELOW_GRADE');
    expect(prizeCheck(six, 'B4', 'ELEMENTARY_3')).toBe('ABOVE_GRADE');
  });
});
