import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReaderKeys } from './useReaderKeys.ts';

afterEach(() => {
  cleanup();
  delete document.body.dataset.dialogOpen;
});

const handlers = { onNext: vi.fn(), onPrevious: vi.fn(), onFirst: vi.fn(), onLast: vi.fn() };

function Sample() {
  useReaderKeys(handlers);
  return (
    <>
      <button type="button">단추</button>
      <input aria-label="칸" />
    </>
  );
}

function press(key: string, target: Element = document.body, more = {}) {
  for (const handler of Object.values(handlers)) handler.mockClear();
  fireEvent.keyDown(target, { key, ...more });
  return Object.entries(handlers)
    .filter(([, handler]) => handler.mock.calls.length > 0)
    .map(([name]) => name);
}

it('turns pages with the keys of a reader', () => {
  render(<Sample />);
  expect([press('ArrowRight'), press('PageDown'), press(' ')]).toEqual([['onNext'], ['onNext'], ['onNext']]);
  expect([press('ArrowLeft'), press('PageUp'), press(' ', document.body, { shiftKey: true })]).toEqual([
    ['onPrevious'],
    ['onPrevious'],
    ['onPrevious'],
  ]);
  expect([press('Home'), press('End')]).toEqual([['onFirst'], ['onLast']]);
});

it('leaves keys to controls, dialogs and the browser', () => {
  render(<Sample />);
  expect(press('ArrowRight', screen.getByLabelText('칸'))).toEqual([]);
  expect(press(' ', screen.getByRole('button'))).toEqual([]);
  expect(press('ArrowRight', screen.getByRole('button'))).toEqual(['onNext']);
  expect(press('ArrowLeft', document.body, { altKey: true })).toEqual([]);
  document.body.dataset.dialogOpen = '';
  expect(press('ArrowRight')).toEqual([]);
});
