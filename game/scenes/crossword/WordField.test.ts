// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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
const CLUES = [
  clue('1-across', 1, 'across', 0, 0, 4),
  clue('4-across', 4, 'across', 5, 5, 4),
  clue('2-down', 2, 'down', 0, 2, 3),
];

function open() {
  const bus = createGameBus((error) => {
    throw error;
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
  const content = { kind: 'PUZZLE' as const, size: 10 as const, clues: CLUES };
  const game = new CrosswordGame({ attemptNo: 1, bookName: '', content, ...session }, bus);
  const options = { onLeave: vi.fn(), onKeyMove: vi.fn(), onZoom: vi.fn(), onFocusChange: vi.fn() };
  const field = new WordField(game, options);
  document.body.append(field.input.element);
  field.attach();
  field.focus();
  /** True where the browser goes on with it. */
  const press = (key: string, shiftKey = false) =>
    field.input.element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  return { ...options, press, entry: () => game.play.getState().entry };
}

afterEach(() => document.body.replaceChildren());

it('goes from word to word with Tab, and leaves the key to the browser at the last one', () => {
  const { press, entry, onKeyMove } = open();
  expect(entry()).toBe('1-across');
  expect(press('Tab')).toBe(false);
  expect(entry()).toBe('4-across');
  expect(press('Tab')).toBe(false);
  expect(entry()).toBe('2-down');
  expect(press('Tab')).toBe(true);
  expect(entry()).toBe('2-down');
  expect(onKeyMove).toHaveBeenCalledTimes(2);
});

it('goes back with Shift+Tab, and leaves the key to the browser at the first word', () => {
  const { press, entry } = open();
  press('Tab');
  expect(press('Tab', true)).toBe(false);
  expect(entry()).toBe('1-across');
  expect(press('Tab', true)).toBe(true);
  expect(entry()).toBe('1-across');
});

it('leads to the buttons with Esc from any word', () => {
  const { press, onLeave } = open();
  expect(press('Escape')).toBe(false);
  expect(onLeave).toHaveBeenCalledOnce();
});
