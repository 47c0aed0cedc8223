// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlaySheet, SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import { wordText } from '#domain/crossword/play/PlayState.ts';
import { toSyllables } from '#domain/crossword/play/typeIntoWord.ts';
import type { ImeEvent, ImeSequence } from '#tests/support/ime/ImeSequence.ts';
import { imeSequences } from '#tests/support/ime/ImeSequence.ts';
import { playIme } from '#tests/support/ime/playIme.ts';
import { createGameBus } from '../../bus/createGameBus.ts';
import { CrosswordGame } from './CrosswordGame.ts';
import { WordField } from './WordField.ts';

const clue = (key: string, number: number, direction: 'across' | 'down', row: number, col: number, length: number) => ({
  key,
  number,
  direction,
  row,
  col,
  length,
  clue: '',
});

/** A word of four cells, one that crosses its third cell, and one that touches neither. */
const CLUES = [
  clue('1-across', 1, 'across', 0, 0, 4),
  clue('2-down', 2, 'down', 0, 2, 3),
  clue('4-across', 4, 'across', 5, 5, 4),
];

/** Two short words that touch nowhere: what is written into the first goes on in the second. */
const PAIR = [clue('1-across', 1, 'across', 0, 0, 2), clue('4-across', 4, 'across', 5, 5, 2)];

function open(clues = CLUES) {
  const bus = createGameBus((error) => {
    throw error;
  });
  const reported: Record<string, string> = {};
  bus.toShell.on('crossword/answered', ({ key, value }) => {
    reported[key] = value;
  });
  const session = {
    answers: {},
    locked: {},
    hints: [],
    maxPoint: 20,
    hintPrice: 1,
    skipFilled: false,
    checksItself: false,
  };
  const content = { kind: 'PUZZLE' as const, size: 10 as const, clues };
  const game = new CrosswordGame({ attemptNo: 1, bookName: '', content, ...session }, bus);
  const onKeyMove = vi.fn();
  const field = new WordField(game, { onLeave: () => {}, onKeyMove, onZoom: () => {}, onFocusChange: () => {} });
  document.body.append(field.input.element);
  const stops = [game.attach(), field.attach()];
  field.act({ type: 'entry-chosen', key: '1-across' });
  field.focus();
  const word = (key: string) =>
    game.sheet.byKey.get(key)?.cells.map((cell) => game.play.getState().cells[cell] ?? '') ?? [];
  return {
    bus,
    game,
    field,
    reported,
    onKeyMove,
    word,
    input: field.input.element,
    stop: () => stops.map((stop) => stop()),
  };
}

/** Lets the time of the recording pass, and `cut` come in before the event at the given index. */
const paced =
  (events: readonly ImeEvent[], at = -1, cut = () => {}) =>
  (index: number) => {
    const now = events[index]?.timeStamp ?? 0;
    vi.advanceTimersByTime(now - (events[index - 1]?.timeStamp ?? now));
    if (index === at) cut();
  };

/** Where keys begin: something may come in between two keys, never between a key and what it writes. */
const keyStarts = (events: readonly ImeEvent[]) =>
  events.flatMap(({ type }, index) => (type === 'keydown' && index > 0 ? [index] : []));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const sequences = imeSequences().map((sequence) => [sequence.name, sequence] as const);

describe.each(sequences)('%s', (name, { events, cells, enters = 0 }: ImeSequence) => {
  it('writes the word at ten keys a second, and Enter acts as often as it should', () => {
    const { input, reported, word, onKeyMove, stop } = open();
    expect(playIme(input, events, paced(events))).toEqual([]);
    vi.runAllTimers();
    expect(word('1-across')).toEqual(cells);
    expect(onKeyMove).toHaveBeenCalledTimes(enters);
    stop();
    expect(reported['1-across']).toBe(cells.join(''));
  });

  it('writes the word though hints and marks arrive after any key', () => {
    const hints = [
      { key: '1-across', step: 'CONSONANTS', text: 'ㅅㄱㄴㅁ' },
      { key: '1-across', step: 'FIRST_SYLLABLE', text: '사' },
      { key: '2-down', step: 'WORD', text: '나비야' },
      { key: '4-across', step: 'FIRST_SYLLABLE', text: '하' },
    ] as const;
    for (const [turn, at] of keyStarts(events).entries()) {
      for (const hint of [hints[turn % 4], hints[(turn + 1) % 4]]) {
        if (!hint) continue;
        const { bus, input, word, stop } = open();
        const arrive = () => {
          bus.toGame.emit('crossword/hint-given', { hint, maxPoint: 19, hintPrice: 1 });
          bus.toGame.emit('crossword/checked', { no: 1, results: [{ key: '2-down', correct: false }] });
        };
        playIme(input, events, paced(events, at, arrive));
        vi.runAllTimers();
        expect([at, hint.text, ...word('1-across')]).toEqual([at, hint.text, ...cells]);
        stop();
      }
    }
  });

  it('writes on into the next word when the one before was found right', () => {
    const { game, input, word, stop } = open(PAIR);
    const [first, second] = [cells.slice(0, 2).join(''), cells.slice(2)];
    let stood = false;
    const mark = (index: number) => {
      if (word('1-across').join('') !== first) return;
      stood ||= index < events.length;
      game.dispatch({ type: 'marked', marks: [{ key: '1-across', correct: true, text: first }], goesOn: true });
    };
    playIme(input, events, (index) => {
      paced(events)(index);
      if (keyStarts(events).includes(index)) mark(index);
    });
    mark(events.length);
    vi.runAllTimers();
    expect(word('1-across').join('')).toBe(first);
    // What comes in one piece is cut off at the end of the word.
    expect(stood).toBe(!/paste|word-replace/.test(name));
    if (stood) expect(word('4-across')).toEqual(second);
    stop();
  });

  it('keeps what was written when another word is chosen after any key, and erases nothing', () => {
    for (const at of keyStarts(events)) {
      const { game, field, input, reported, word, stop } = open();
      let left: string[] = [];
      const choose = () => {
        field.act({ type: 'entry-chosen', key: '4-across' });
        left = word('1-across');
      };
      playIme(input, events, paced(events, at, choose));
      const typed = toSyllables(input.value);
      vi.runAllTimers();
      expect(left.join('')).not.toBe('');
      expect(word('1-across')).toEqual(left);
      if (game.play.getState().entry === '4-across') {
        expect(word('4-across')).toEqual([0, 1, 2, 3].map((index) => typed[index] ?? ''));
      }
      stop();
      expect(reported['1-across'] ?? '').toBe(wordText(game.play.getState(), chosen(game.sheet, '1-across')));
    }
  });
});

it('has a sequence for every kind of keyboard, none of them called a recording', () => {
  expect(sequences.length).toBeGreaterThanOrEqual(12);
  for (const [, { note }] of sequences) expect(note).toContain('reconstructed');
});

function chosen(sheet: PlaySheet, key: string): SheetEntry {
  const entry = sheet.byKey.get(key);
  if (!entry) throw new Error(`no word ${key}`);
  return entry;
}
