import { assemble } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';
import { hasLargeLetters, isPaperKind } from './paperKinds.ts';
import { countedAnswer, paperStand } from './paperStand.ts';
import { createPaperCode, readPaperCode, showPaperCode } from './readPaperCode.ts';
import { readSigns, writeSigns } from './readSigns.ts';
import { readTypedSheet } from './readTypedSheet.ts';
import { readWords, wordSign } from './readWords.ts';
import type { SheetItem } from './sheetItems.ts';

type WordItem = Extract<SheetItem, { form: 'WORD' }>;
type SignItem = Exclude<SheetItem, { form: 'WORD' }>;

const options = (values: string[]) => values.map((value) => ({ value, text: value }));
const ox = (count: number): SignItem[] =>
  Array.from({ length: count }, (_, index) => ({ key: `o${index}`, label: '', form: 'OX' as const }));
const choice = (key: string): SignItem => ({ key, label: '', form: 'NUMBER', options: options(['1', '2', '3', '4']) });
const order = (key: string): SignItem => ({ key, label: '', form: 'ORDER', options: options(['A', 'B', 'C', 'D']) });
const word = (number: number, direction: 'across' | 'down', text: string): WordItem => ({
  key: `${number}-${direction}`,
  label: '',
  form: 'WORD',
  number,
  direction,
  word: text,
});
const valuesOf = ({ items }: { items: { value: string }[] }) => items.map(({ value }) => value);

describe('the code of a sheet', () => {
  it('is read back however it is typed, from the address of its QR as well', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const code = createPaperCode(createRandom(seed));
        expect(code).toMatch(/^[AC-HJKMNPRTUWXY34679]{6}$/);
        for (const typed of [
          code,
          ` ${showPaperCode(code).toLowerCase()} `,
          `https://x.kr/teacher/paper/enter/${code}`,
        ])
          expect(readPaperCode(typed)).toEqual({ ok: true, code });
      }),
    );
    // C as in CAKE with the Hangul keyboard on: ㅊ.
    const withC = Array.from({ length: 99 }, (_, seed) => createPaperCode(createRandom(seed)));
    const code = withC.find((one) => one.startsWith('C')) ?? '';
    expect(readPaperCode(`ㅊ${code.slice(1)}`)).toEqual({ ok: true, code });
  });

  it('finds one sign that was misread and two that changed places', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(5), fc.nat(5), fc.nat(22), (seed, place, other, sign) => {
        const code = createPaperCode(createRandom(seed));
        const misread = [...code];
        misread[place] = 'ACDEFGHJKMNPRTUWXY34679'[sign] ?? '';
        const swapped = [...code];
        [swapped[place], swapped[other]] = [code[other] ?? '', code[place] ?? ''];
        for (const typed of [misread.join(''), swapped.join('')])
          expect(readPaperCode(typed)).toEqual(typed === code ? { ok: true, code } : { ok: false, reason: 'CHECK' });
      }),
    );
    expect(readPaperCode('K7M')).toEqual({ ok: false, reason: 'LENGTH' });
    expect(readPaperCode('K7M3X0')).toEqual({ ok: false, reason: 'SIGNS' });
    expect(readPaperCode('')).toEqual({ ok: false, reason: 'LENGTH' });
  });
});

describe('signs typed from paper', () => {
  it('are read back as they were written, whatever was answered and left out', () => {
    const items: SignItem[] = [choice('a'), order('b'), choice('c'), order('d'), ...ox(2)];
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (seed, given) => {
        const random = createRandom(seed);
        const answers = new Map<string, string>();
        for (const [index, item] of items.entries()) {
          if (!given[index]) continue;
          const values = item.form === 'OX' ? ['O', 'X'] : item.options.map(({ value }) => value);
          const mixed = shuffled(values, random);
          answers.set(item.key, item.form === 'ORDER' ? mixed.join('') : (mixed[0] ?? ''));
        }
        const read = readSigns(items, writeSigns(items, answers));
        expect(valuesOf(read)).toEqual(items.map(({ key }) => answers.get(key) ?? ''));
        expect([read.problem, read.at]).toEqual([null, null]);
      }),
    );
  });

  it('name the item that comes next, and what does not fit', () => {
    const items = [choice('a'), order('b'), choice('c')];
    expect(readSigns(items, '')).toMatchObject({ at: 0, problem: null });
    expect(readSigns(items, '3')).toMatchObject({ at: 1, items: [{ value: '3' }, { state: 'MISSING' }, {}] });
    expect(readSigns(items, '3 21')).toMatchObject({ at: 1, problem: null });
    expect(readSigns(items, '3 2143 4')).toMatchObject({ at: null, items: [{}, { value: 'BADC' }, { value: '4' }] });
    expect(readSigns(items, '304').items.map(({ state }) => state)).toEqual(['GIVEN', 'EMPTY', 'GIVEN']);
    expect(readSigns(items, '5').problem).toMatch(/^1번: 1부터 4까지/);
    expect(readSigns(items, '3 2243 4').problem).toMatch(/^2번: 1부터 4까지를 한 번씩/);
    expect(readSigns(items, '3214341').problem).toBe('답이 문제보다 1개 많아요.');
  });

  it('read O and X from every keyboard', () => {
    const syllables = assemble(['ㅌ', 'ㅐ']);
    for (const typed of ['oXxO', 'OXXO', '0xx0', '1221', `ㅐㅌ${syllables}`, 'ㅇㅌㅌㅇ'])
      expect(valuesOf(readSigns(ox(4), typed))).toEqual(['O', 'X', 'X', 'O']);
    expect(readSigns(ox(4), 'O-X').items.map(({ state }) => state)).toEqual(['GIVEN', 'EMPTY', 'GIVEN', 'MISSING']);
    expect(readSigns(ox(2), 'A').problem).toMatch(/O나 X/);
  });
});

describe('wrong words of a crossword', () => {
  const items = [
    word(1, 'across', '나룻배'),
    word(3, 'across', '등대'),
    word(3, 'down', '등불'),
    word(4, 'down', '파도'),
  ];

  it('are named by number, with what was written if somebody wants to', () => {
    expect(valuesOf(readWords(items, ''))).toEqual(['나룻배', '등대', '등불', '파도']);
    expect(valuesOf(readWords(items, '1, 3ㅅ'))).toEqual(['', '등대', '', '파도']);
    expect(valuesOf(readWords(items, '3r등잔 4바다'))).toEqual(['나룻배', '등잔', '등불', '바다']);
    expect(valuesOf(readTypedSheet(items, '* 1나룻배'))).toEqual(['나룻배', '', '', '']);
    expect(items.map((item) => wordSign(items, item))).toEqual(['1', '3ㄱ', '3ㅅ', '4']);
  });

  it('are asked about where a number is nobody’s or two words have it', () => {
    expect(readWords(items, '3').problem).toMatch(/3번은 두 낱말/);
    expect(readWords(items, '2').problem).toMatch(/2번 낱말은 없어요/);
    expect(readWords(items, '1ㅅ').problem).toMatch(/1번 세로 낱말은 없어요/);
    expect(readWords(items, '4바닷물').problem).toMatch(/2글자까지/);
    expect(readWords(items, '나룻배').problem).toMatch(/번호를 띄어서/);
  });
});

describe('a sheet', () => {
  it('stands open until it is typed in, taken back, or done on the screen', () => {
    expect(paperStand({ enteredAt: null, withdrawnAt: null, attemptOpen: true })).toBe('OPEN');
    expect(paperStand({ enteredAt: null, withdrawnAt: null, attemptOpen: false })).toBe('ON_SCREEN');
    expect(paperStand({ enteredAt: null, withdrawnAt: 5, attemptOpen: false })).toBe('WITHDRAWN');
    expect(paperStand({ enteredAt: 5, withdrawnAt: null, attemptOpen: false })).toBe('ENTERED');
  });

  it('counts what is on paper, but for what was marked on the screen and where the paper is empty', () => {
    const left = { value: '2', fixed: false };
    expect(countedAnswer('3', null)).toEqual({ value: '3', from: 'PAPER' });
    expect(countedAnswer('3', left)).toEqual({ value: '3', from: 'PAPER' });
    expect(countedAnswer('', left)).toEqual({ value: '2', from: 'SCREEN' });
    expect(countedAnswer('3', { value: '2', fixed: true })).toEqual({ value: '2', from: 'SCREEN' });
    expect(countedAnswer('', null)).toEqual({ value: '', from: 'NONE' });
  });

  it('is for the four scored missions, in larger letters for the youngest', () => {
    expect((['PUZZLE', 'QUIZ', 'THINK', 'READ'] as const).map(isPaperKind)).toEqual([true, true, false, false]);
    expect(['CHILD', 'ELEMENTARY_2', 'ELEMENTARY_3'].map(hasLargeLetters)).toEqual([true, true, false]);
  });
});
