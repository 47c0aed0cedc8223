import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTextPresses } from './useTextPresses.ts';

const presses = { onWord: vi.fn(), onSentence: vi.fn(), onSelected: vi.fn(), onMargin: vi.fn() };
const TEXT = '용왕님이 말했어요.';

function Leaf() {
  const flow = useRef<HTMLDivElement>(null);
  useTextPresses(flow, presses);
  return (
    <div data-leaf="" data-testid="leaf">
      <div ref={flow}>
        <span data-sentence={0}>{TEXT}</span>
      </div>
      <button type="button">책갈피</button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<Leaf />);
  vi.spyOn(screen.getByTestId('leaf'), 'getBoundingClientRect').mockReturnValue({ left: 0, width: 200 } as DOMRect);
  // Each sign is ten pixels wide; the text begins at 20 and its line is from 0 to 20.
  Range.prototype.getClientRects = function (this: Range) {
    return [
      { left: 20 + 10 * this.startOffset, right: 20 + 10 * this.endOffset, top: 0, bottom: 20 },
    ] as unknown as DOMRectList;
  };
  document.elementFromPoint = (x, y) =>
    x >= 20 && x < 20 + 10 * TEXT.length && y >= 0 && y < 20 ? screen.getByText(TEXT) : screen.getByTestId('leaf');
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

function touch(x: number, y: number, { hold = 0, to = x, pointerType = 'touch' } = {}) {
  const leaf = screen.getByTestId('leaf');
  const event = { pointerId: 1, pointerType, isPrimary: true, button: 0, clientY: y };
  fireEvent.pointerDown(leaf, { ...event, clientX: x });
  if (to !== x) fireEvent.pointerMove(leaf, { ...event, clientX: to });
  vi.advanceTimersByTime(hold);
  fireEvent.pointerUp(leaf, { ...event, clientX: to });
}
const calls = () =>
  Object.fromEntries(
    Object.entries(presses).flatMap(([name, { mock }]) => (mock.calls.length ? [[name, mock.calls.flat()]] : [])),
  );

it.each([
  ['a word that is touched', () => touch(85, 10), { onWord: [{ sentence: 0, from: 5, to: 9 }] }],
  ['a finger that is a little below', () => touch(25, 27), { onWord: [{ sentence: 0, from: 0, to: 4 }] }],
  ['a sentence that is held', () => touch(85, 10, { hold: 600 }), { onSentence: [0] }],
  ['a swipe', () => touch(85, 10, { to: 20 }), {}],
  ['a swipe that rests', () => touch(85, 10, { to: 20, hold: 600 }), {}],
  ['a touch at the margin', () => touch(190, 60), { onMargin: ['right'] }],
  ['a touch at the other margin', () => touch(5, 60), { onMargin: ['left'] }],
  ['a touch between', () => touch(100, 60), {}],
  ['a mouse at the margin', () => touch(190, 60, { pointerType: 'mouse' }), {}],
  [
    'a mouse that rests',
    () => touch(85, 10, { pointerType: 'mouse', hold: 600 }),
    { onWord: [{ sentence: 0, from: 5, to: 9 }] },
  ],
])('%s', (_, act, expected) => {
  act();
  expect(calls()).toEqual(expected);
});

it('leaves buttons alone', () => {
  const button = screen.getByRole('button');
  fireEvent.pointerDown(button, {
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    clientX: 190,
    clientY: 60,
  });
  fireEvent.pointerUp(button, {
    pointerId: 1,
    pointerType: 'touch',
    isPrimary: true,
    button: 0,
    clientX: 190,
    clientY: 60,
  });
  expect(calls()).toEqual({});
});
