import { assemble, disassemble } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateCrossword } from '../generateCrossword.ts';
import { numberCrossword } from '../numberCrossword.ts';
import { placementSlot } from '../Placement.ts';
import { crosswordPlay, type PlayAction } from './crosswordPlay.ts';
import { describeCell, describeWord } from './describeCell.ts';
import { createPlaySheet, type PlaySheet } from './PlaySheet.ts';
import { activeCell, filledCount, isFilled, isLocked, type PlayState, wordText } from './PlayState.ts';
import { startPlay } from './startPlay.ts';
import { BLANK, play, smallSheet, spot, text, typed } from './testing/smallSheet.ts';

const at = (row: number, col: number): PlayAction => ({ type: 'cell-chosen', cell: row * 5 + col });

describe('typing', () => {
  it('shows a whole word composed at once and shares its cells with the crossing word', () => {
    const state = play(startPlay(smallSheet, BLANK), typed('제비다리', true), typed('제비다리'));
    expect(text(state, '1-across')).toBe('제비다리');
    expect(text(state, '2-down')).toBe('다··');
  });

  it('draws the cursor on the composing syllable, and after it once it is committed', () => {
    const start = startPlay(smallSheet, BLANK);
    expect(spot(play(start, typed('제ㅂ', true)))).toEqual([0, 1, '1-across']);
    expect(spot(play(start, typed('제비')))).toEqual([0, 2, '1-across']);
    expect(spot(play(start, typed('제비다리')))).toEqual([0, 3, '1-across']);
  });

  it('never cuts while composing, and cuts what is too long afterwards', () => {
    const composing = play(startPlay(smallSheet, BLANK), typed('제비다리가', true));
    expect(composing.field.value).toBe('제비다리가');
    expect(text(composing, '1-across')).toBe('제비다리');
    expect(play(composing, typed('제비다리가')).field.value).toBe('제비다리');
  });

  it('does not save a jamo that waits for the rest of its syllable', () => {
    expect(text(play(startPlay(smallSheet, BLANK), typed('제ㅂ', true)), '1-across')).toBe('제···');
    expect(text(play(startPlay(smallSheet, BLANK), typed('ㅈ')), '1-across')).toBe('');
  });

  it('empties cells that the text has left, and leaves the ones it never reached', () => {
    const full = play(startPlay(smallSheet, { answers: { '1-across': '제비나비' }, locked: {} }), at(0, 1), at(0, 0));
    const state = play(full, typed('강물'), typed('강'));
    expect(text(state, '1-across')).toBe('강·나비');
  });

  it('skips locked cells', () => {
    const state = play(startPlay(smallSheet, { answers: {}, locked: { '1-across': '·비··' } }), typed('제다리'));
    expect(text(state, '1-across')).toBe('제비다리');
  });

  it('takes the whole word though the cursor stood in the middle', () => {
    const start = startPlay(smallSheet, { answers: { '1-across': '제비··' }, locked: {} });
    expect(spot(start)).toEqual([0, 2, '1-across']);
    expect(text(play(start, typed('다리')), '1-across')).toBe('제비다리');
    expect(text(play(start, typed('제비다', true), typed('제비다리')), '1-across')).toBe('제비다리');
  });

  it('understands a keyboard left on English, decomposed Hangul and stray blanks', () => {
    expect(text(play(startPlay(smallSheet, BLANK), typed('wpqlekfl')), '1-across')).toBe('제비다리');
    expect(text(play(startPlay(smallSheet, BLANK), typed('제비다리'.normalize('NFD'))), '1-across')).toBe('제비다리');
    expect(text(play(startPlay(smallSheet, BLANK), typed('제비 다리')), '1-across')).toBe('제비다리');
  });

  it('gives the same cells jamo by jamo as at once, for any word', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), (syllables) => {
        const word = syllables.join('');
        let state = startPlay(smallSheet, BLANK);
        for (const done of syllables.keys()) {
          const before = syllables.slice(0, done).join('');
          const keys = [...disassemble(syllables[done] ?? '')];
          for (const count of keys.keys()) {
            const value = before + assemble(keys.slice(0, count + 1));
            state = play(state, typed(value, true));
            expect(state.field.value).toBe(value);
          }
        }
        state = play(state, typed(word));
        expect(text(state, '1-across').replaceAll('·', '')).toBe(word);
      }),
    );
  });
});

describe('choosing and moving', () => {
  it('toggles direction on a second tap and keeps it where a word lies that way', () => {
    const start = startPlay(smallSheet, BLANK);
    expect(spot(play(start, at(0, 2)))).toEqual([0, 2, '1-across']);
    expect(spot(play(start, at(0, 2), at(0, 2)))).toEqual([0, 2, '2-down']);
    expect(spot(play(start, at(0, 2), at(0, 2), at(2, 2)))).toEqual([2, 2, '2-down']);
    expect(play(start, at(4, 4))).toBe(start);
  });

  it('begins a new field with every choice', () => {
    const start = play(startPlay(smallSheet, BLANK), typed('제', true));
    const next = play(start, { type: 'entry-chosen', key: '4-across' });
    expect(next.field).toMatchObject({ session: start.field.session + 1, value: '', open: [0, 1, 2] });
    expect(text(next, '1-across')).toBe('제···');
  });

  it('jumps over gaps with the arrows and stays at the edge', () => {
    const sheet = createPlaySheet(
      [
        { key: 'a', number: 1, row: 0, col: 0, direction: 'across', length: 2 },
        { key: 'b', number: 2, row: 0, col: 4, direction: 'down', length: 3 },
      ],
      5,
    );
    const moved = (from: PlayState, step: 'left' | 'right' | 'up' | 'down') =>
      crosswordPlay(sheet, from, { type: 'moved', step });
    const start = crosswordPlay(sheet, startPlay(sheet, BLANK), { type: 'cell-chosen', cell: 1 });
    const jumped = moved(start, 'right');
    expect([activeCell(sheet, jumped), jumped.entry]).toEqual([4, 'b']);
    expect(activeCell(sheet, moved(jumped, 'left'))).toBe(1);
    expect(moved(jumped, 'right')).toBe(jumped);
  });

  it('goes through the clues 가로 first, and with Enter to the next unfinished one', () => {
    const start = play(startPlay(smallSheet, { answers: { '4-across': '쥐구멍' }, locked: {} }));
    const next = (unfilled: boolean): PlayAction => ({ type: 'neighbour-chosen', step: 1, unfilled });
    expect(play(start, next(false)).entry).toBe('4-across');
    expect(play(start, next(true)).entry).toBe('2-down');
    expect(play(start, { type: 'neighbour-chosen', step: -1, unfilled: false }).entry).toBe('2-down');
  });
});

describe('erasing', () => {
  const FULL = { answers: { '1-across': '제비다리', '2-down': '다람쥐' }, locked: {} };

  it('steps back over empty and locked cells', () => {
    const start = play(startPlay(smallSheet, { answers: { '1-across': '제비··' }, locked: { '1-across': '·비··' } }));
    const state = play(start, { type: 'erased-back' });
    expect(text(state, '1-across')).toBe('·비··');
    expect(spot(state)).toEqual([0, 0, '1-across']);
    expect(play(state, { type: 'erased-back' })).toBe(state);
  });

  it('keeps syllables of another filled word when a word is cleared', () => {
    const state = play(
      startPlay(smallSheet, FULL),
      { type: 'entry-chosen', key: '1-across' },
      { type: 'word-cleared' },
    );
    expect(text(state, '1-across')).toBe('··다·');
    expect(text(state, '2-down')).toBe('다람쥐');
  });

  it('clears the crossing cell too when the other word is not full', () => {
    const start = startPlay(smallSheet, { answers: { '1-across': '제비다리', '2-down': '다람·' }, locked: {} });
    const state = play(start, { type: 'entry-chosen', key: '1-across' }, { type: 'word-cleared' });
    expect(text(state, '2-down')).toBe('·람·');
  });

  it('clears all words marked wrong, and keeps what belongs to a filled word that is not', () => {
    const start = startPlay(smallSheet, {
      answers: { '1-across': '제비나리', '2-down': '나람쥐', '4-across': '쥐구멍' },
      locked: {},
    });
    const mark = (key: string, word: string) => ({ key, correct: false, text: word });
    const marked = play(start, {
      type: 'marked',
      marks: [mark('1-across', '제비나리'), mark('2-down', '나람쥐')],
      goesOn: false,
    });
    const state = play(marked, { type: 'wrong-cleared' });
    expect([text(state, '1-across'), text(state, '2-down'), text(state, '4-across')]).toEqual(['', '··쥐', '쥐구멍']);
    expect([state.wrong, spot(state)]).toEqual([[], [0, 0, '1-across']]);
    expect(play(state, { type: 'wrong-cleared' })).toBe(state);
  });
});

describe('skipping what is filled', () => {
  const HALF = { answers: { '1-across': '·비다·' }, locked: {}, skipFilled: true };

  it('writes over the filled cells of crossing words only when it is not wished', () => {
    const start = startPlay(smallSheet, HALF);
    expect(text(play(start, at(0, 3), at(0, 0), typed('제리')), '1-across')).toBe('제비다리');
    const off = play(start, { type: 'skip-filled-set', on: false }, at(0, 3), at(0, 0), typed('제리'));
    expect(text(off, '1-across')).toBe('제리다·');
  });

  it('still takes the word typed as a whole', () => {
    expect(text(play(startPlay(smallSheet, HALF), at(0, 3), at(0, 0), typed('제비다리')), '1-across')).toBe('제비다리');
  });

  it('writes a chosen filled cell, and a filled word from its beginning', () => {
    expect(text(play(startPlay(smallSheet, HALF), at(0, 1), typed('나')), '1-across')).toBe('·나다·');
    const full = startPlay(smallSheet, { ...HALF, answers: { '1-across': '제비나리' } });
    expect(text(play(full, at(0, 1), at(0, 0), typed('가나')), '1-across')).toBe('가나나리');
  });

  it('passes filled words on the way to a neighbour, until none is left', () => {
    const next: PlayAction = { type: 'neighbour-chosen', step: 1, unfilled: false };
    const start = startPlay(smallSheet, { answers: { '4-across': '쥐구멍' }, locked: {}, skipFilled: true });
    expect(play(start, next).entry).toBe('2-down');
    const all = startPlay(smallSheet, {
      answers: { '1-across': '제비다리', '2-down': '다람쥐', '4-across': '쥐구멍' },
      locked: {},
      skipFilled: true,
    });
    expect(play(all, next).entry).not.toBe(all.entry);
  });
});

describe('marks and hints', () => {
  const FULL = { answers: { '1-across': '제비나리', '2-down': '나람쥐', '4-across': '쥐구멍' }, locked: {} };
  const marks: PlayAction = {
    type: 'marked',
    goesOn: false,
    marks: [
      { key: '4-across', correct: true, text: '쥐구멍' },
      { key: '1-across', correct: false, text: '제비나리' },
      { key: '2-down', correct: false, text: '나람쥐' },
    ],
  };

  it('closes right words, and a wrong shared cell belongs to both words', () => {
    const state = play(startPlay(smallSheet, FULL), marks);
    expect(state.wrong).toEqual(['1-across', '2-down']);
    expect(isLocked(state, smallSheet.entries[1] as never)).toBe(true);
    const fixed = play(state, at(0, 2), typed('다'));
    expect([text(fixed, '1-across'), text(fixed, '2-down')]).toEqual(['제비다리', '다람쥐']);
    expect(fixed.wrong).toEqual([]);
  });

  it('does not close a word that says something else than what was marked', () => {
    const other = startPlay(smallSheet, { ...FULL, answers: { ...FULL.answers, '4-across': '쥐구이' } });
    const state = play(other, marks);
    expect(state.locked.some(Boolean)).toBe(false);
    expect(state.wrong).toEqual(['1-across', '2-down']);
  });

  it('a hint that changes a crossing word takes its wrong mark away, and never changes a closed cell', () => {
    const marked = play(startPlay(smallSheet, FULL), marks);
    const state = play(marked, { type: 'revealed', key: '1-across', text: '제비다리' });
    expect(state.wrong).toEqual([]);
    expect(text(play(state, { type: 'revealed', key: '4-across', text: '범' }), '4-across')).toBe('쥐구멍');
  });

  it('does not close a word that was changed while it was marked', () => {
    const emptied = play(startPlay(smallSheet, FULL), { type: 'entry-chosen', key: '4-across' }, at(2, 4), {
      type: 'erased-back',
    });
    expect(play(emptied, marks).locked.some(Boolean)).toBe(false);
  });

  it('shows the syllables of a hint and closes them', () => {
    const state = play(
      startPlay(smallSheet, BLANK),
      { type: 'revealed', key: '1-across', text: '제' },
      typed('비다리'),
    );
    expect(text(state, '1-across')).toBe('제비다리');
    expect(state.locked.filter(Boolean)).toHaveLength(1);
  });

  it('leaves cells of which a hint tells the consonant alone as they are, and open', () => {
    const begun = startPlay(smallSheet, { answers: { '1-across': '·비··' }, locked: {} });
    const state = play(begun, { type: 'revealed', key: '1-across', text: '제ㅂㄷㄹ' });
    expect(state.cells.slice(0, 4)).toEqual(['제', '비', '', '']);
    expect(state.locked.filter(Boolean)).toHaveLength(1);
  });

  it('opens a saved play where it was left', () => {
    const state = startPlay(smallSheet, { answers: { '1-across': '제비다리' }, locked: { '4-across': '쥐구멍' } });
    expect(state.entry).toBe('2-down');
    expect(filledCount(smallSheet, state)).toBe(2);
    expect(spot(state)).toEqual([1, 2, '2-down']);
  });
});

it('gives no cell to what cannot be seen', () => {
  const state = play(startPlay(smallSheet, BLANK), typed('제\u200b비\u3164다'));
  expect([0, 1, 2, 3].map((cell) => state.cells[cell])).toEqual(['제', '비', '다', '']);
});

describe('describeCell', () => {
  it('names place, content, words, letters and standing', () => {
    const state = play(startPlay(smallSheet, BLANK), typed('제'), { type: 'revealed', key: '4-across', text: '쥐' });
    expect(describeCell(smallSheet, state, 0)).toBe('1행 1열, 제, 가로 1번 1번째 글자');
    expect(describeCell(smallSheet, state, 2)).toBe('1행 3열, 빈 칸, 가로 1번 3번째 글자, 세로 2번 1번째 글자');
    expect(describeCell(smallSheet, state, 12)).toBe(
      '3행 3열, 쥐, 가로 4번 1번째 글자, 세로 2번 3번째 글자, 맞은 글자',
    );
    expect(describeCell(smallSheet, state, 24)).toBe('5행 5열, 막힌 칸');
  });

  it('begins with the chosen word, and tells that a word was wrong', () => {
    const full = startPlay(smallSheet, { answers: { '1-across': '제비나리', '2-down': '나람쥐' }, locked: {} });
    const state = play(full, {
      type: 'marked',
      marks: [{ key: '2-down', correct: false, text: '나람쥐' }],
      goesOn: false,
    });
    expect(describeCell(smallSheet, play(state, { type: 'entry-chosen', key: '2-down' }), 2)).toBe(
      '1행 3열, 나, 세로 2번 1번째 글자, 가로 1번 3번째 글자, 다시 생각해 볼 낱말',
    );
  });
});

describe('describeWord', () => {
  it('tells the clue of the chosen word once, and the cell that is written next', () => {
    const clues = new Map([
      ['1-across', '새의 발'],
      ['2-down', '도토리를 모아요'],
    ]);
    const state = play(startPlay(smallSheet, BLANK), { type: 'entry-chosen', key: '2-down' });
    expect(describeWord(smallSheet, state, clues)).toBe(
      '세로 2번, 3글자. 도토리를 모아요 1행 3열, 빈 칸, 세로 2번 1번째 글자, 가로 1번 3번째 글자',
    );
  });
});

describe('any play on any crossword', () => {
  const word = fc
    .array(fc.constantFrom(...'가나다라마바사'), { minLength: 2, maxLength: 4 })
    .map((list) => list.join(''));
  const sheets = fc.tuple(fc.uniqueArray(word, { minLength: 1, maxLength: 7 }), fc.integer()).map(([words, seed]) => {
    const { placements } = generateCrossword({ words, seed });
    const { entries } = numberCrossword(placements.map(placementSlot));
    return createPlaySheet(
      entries.map((entry) => ({ ...entry, key: `${entry.number}-${entry.direction}` })),
      10,
    );
  });
  const key = fc.nat(6);
  const step = fc.record({
    pick: fc.nat(13),
    key,
    cell: fc.nat(99),
    value: fc.array(fc.constantFrom(...'가나다각ㄱ a'), { maxLength: 6 }).map((list) => list.join('')),
    flag: fc.boolean(),
    arrow: fc.constantFrom('up', 'down', 'left', 'right'),
  });
  type Drawn = typeof step extends fc.Arbitrary<infer T> ? T : never;
  const toAction = (sheet: PlaySheet, state: PlayState, drawn: Drawn): PlayAction => {
    const entry = sheet.entries[drawn.key % sheet.entries.length];
    if (!entry) throw new Error('a sheet has words');
    const chosen = entry.key;
    const text = drawn.cell % 3 === 0 ? '가나' : wordText(state, entry);
    const actions: PlayAction[] = [
      { type: 'typed', value: drawn.value, composing: drawn.flag },
      { type: 'typed', value: drawn.value, composing: false },
      { type: 'cell-chosen', cell: drawn.cell },
      { type: 'entry-chosen', key: chosen },
      { type: 'direction-toggled' },
      { type: 'neighbour-chosen', step: drawn.flag ? 1 : -1, unfilled: drawn.cell % 2 === 0 },
      { type: 'moved', step: drawn.arrow as 'up' },
      { type: 'edge-reached', edge: drawn.flag ? 'home' : 'end' },
      { type: 'erased-back' },
      { type: 'word-cleared' },
      { type: 'wrong-cleared' },
      { type: 'skip-filled-set', on: drawn.flag },
      { type: 'revealed', key: chosen, text: drawn.flag ? '가' : '나·다ㄹ마' },
      { type: 'marked', marks: [{ key: chosen, correct: drawn.flag, text }], goesOn: drawn.cell % 2 === 0 },
    ];
    return actions[drawn.pick] as PlayAction;
  };

  it('keeps closed cells, writes inside words only, and always has an active cell', () => {
    fc.assert(
      fc.property(sheets, fc.array(step, { maxLength: 25 }), (sheet, steps) => {
        let state = startPlay(sheet, BLANK);
        for (const drawn of steps) {
          const next = crosswordPlay(sheet, state, toAction(sheet, state, drawn));
          const broken = next.cells.findIndex(
            (syllable, cell) =>
              (state.locked[cell] && (syllable !== state.cells[cell] || !next.locked[cell])) ||
              (!sheet.through.has(cell) && syllable !== '') ||
              [...syllable].length > 1,
          );
          expect(broken).toBe(-1);
          expect(sheet.through.has(activeCell(sheet, next))).toBe(true);
          expect(next.field.session).toBeGreaterThanOrEqual(state.field.session);
          state = next;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('clearing a word never breaks another filled word', () => {
    fc.assert(
      fc.property(sheets, fc.array(step, { maxLength: 15 }), (sheet, steps) => {
        const state = steps.reduce(
          (now, drawn) => crosswordPlay(sheet, now, toAction(sheet, now, drawn)),
          startPlay(sheet, BLANK),
        );
        const cleared = crosswordPlay(sheet, state, { type: 'word-cleared' });
        for (const entry of sheet.entries) {
          if (entry.key !== state.entry && isFilled(state, entry)) expect(isFilled(cleared, entry)).toBe(true);
        }
      }),
    );
  });

  it('going to the next clue and back, or turning twice, ends at the same word', () => {
    fc.assert(
      fc.property(sheets, fc.nat(99), (sheet, cell) => {
        const start = crosswordPlay(sheet, startPlay(sheet, BLANK), { type: 'cell-chosen', cell });
        const away = crosswordPlay(sheet, start, { type: 'neighbour-chosen', step: 1, unfilled: false });
        expect(crosswordPlay(sheet, away, { type: 'neighbour-chosen', step: -1, unfilled: false }).entry).toBe(
          start.entry,
        );
        const turned = crosswordPlay(sheet, start, { type: 'direction-toggled' });
        const back = crosswordPlay(sheet, turned, { type: 'direction-toggled' });
        expect([back.entry, back.cursor]).toEqual([start.entry, start.cursor]);
      }),
    );
  });

  it('can be saved word by word and opened again', () => {
    fc.assert(
      fc.property(sheets, fc.array(step, { maxLength: 20 }), (sheet, steps) => {
        const state = steps.reduce(
          (now, drawn) => crosswordPlay(sheet, now, toAction(sheet, now, drawn)),
          startPlay(sheet, BLANK),
        );
        const answers = Object.fromEntries(sheet.entries.map((entry) => [entry.key, wordText(state, entry)]));
        const whole = state.cells.map((text) => (/^[가-힣]$/.test(text) ? text : ''));
        expect(startPlay(sheet, { answers, locked: {} }).cells).toEqual(whole);
      }),
    );
  });
});
