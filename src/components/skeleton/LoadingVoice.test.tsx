import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingNote } from './LoadingNote.tsx';
import { LoadingVoice } from './LoadingVoice.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Draws notes beside the voice; `received` is everything that was announced, in order. */
function listen() {
  const draw = (...notes: string[]) => (
    <>
      {notes.map((note) => (
        <LoadingNote key={note}>{note}</LoadingNote>
      ))}
      <LoadingVoice />
    </>
  );
  const { rerender } = render(draw());
  const received: string[] = [];
  const after = (ms: number) => {
    for (let at = 0; at < ms; at += 50) {
      act(() => vi.advanceTimersByTime(50));
      const now = screen.getByRole('status').textContent ?? '';
      if (now !== (received.at(-1) ?? '')) received.push(now);
    }
  };
  return { show: (...notes: string[]) => rerender(draw(...notes)), after, received };
}

it('says once what several parts of a page wait for, in the words of the latest', () => {
  const { show, after, received } = listen();
  show('틀');
  after(200);
  show('틀', '대회', '달력');
  after(3000);
  show('달력');
  after(3000);
  expect(received).toEqual(['달력']);
});

it('says nothing of what comes at once', () => {
  const { show, after, received } = listen();
  for (let round = 0; round < 5; round += 1) {
    show('쪽');
    after(500);
    show();
    after(500);
  }
  expect(received).toEqual([]);
});

it('takes a part that begins soon after the frame for the same wait, and a later one for another', () => {
  const { show, after, received } = listen();
  show('틀');
  after(1000);
  show();
  after(500);
  show('쪽');
  after(1000);
  show();
  after(2000);
  show('다음 쪽');
  after(1000);
  expect(received).toEqual(['틀', '', '다음 쪽']);
});
