import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type AnswerKey, useAnswerKeys } from './useAnswerKeys.ts';

function listen() {
  const received: AnswerKey[] = [];
  function Listener() {
    useAnswerKeys((pressed) => {
      received.push(pressed);
      return pressed.letter === 'o';
    });
    return <textarea aria-label="글" />;
  }
  render(<Listener />);
  return received;
}

it('knows a letter by its place while Hangul is switched on, also where the key writes nothing', () => {
  const received = listen();
  for (const [key, code] of [
    ['o', 'KeyO'],
    ['ㅐ', 'KeyO'],
    ['ㅒ', 'KeyO'],
    ['Process', 'KeyX'],
    ['ㅌ', 'KeyX'],
    ['3', 'Numpad3'],
    ['1', 'Digit1'],
  ] as const) {
    fireEvent.keyDown(document.body, { key, code });
  }
  expect(received.map(({ letter }) => letter)).toEqual(['o', 'o', 'o', 'x', 'x', '3', '1']);
});

it('takes the letter a key writes before the place it lies at', () => {
  const received = listen();
  fireEvent.keyDown(document.body, { key: 'x', code: 'KeyB' });
  expect(received[0]?.letter).toBe('x');
});

it('leaves keys alone that are held, modified, composing, or typed into a field', () => {
  const received = listen();
  fireEvent.keyDown(document.body, { key: 'o', code: 'KeyO', repeat: true });
  fireEvent.keyDown(document.body, { key: 'o', code: 'KeyO', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'Process', code: 'KeyO', isComposing: true });
  fireEvent.keyDown(screen.getByLabelText('글'), { key: 'o', code: 'KeyO' });
  expect(received).toEqual([]);
  expect(fireEvent.keyDown(document.body, { key: 'o', code: 'KeyO' })).toBe(false);
});
