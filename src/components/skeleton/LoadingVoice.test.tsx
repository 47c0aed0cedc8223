import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadingNote } from './LoadingNote.tsx';
import { LoadingVoice } from './LoadingVoice.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Draws notes beside the voice; `heard` is everything that the voice has said, in order. */
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
  const heard: string[] = [];
  const after = (ms: number) => {
    for (let at = 0; at < ms; at += 50) {
      act(() => vi.advanceTimersByTime(50));
      const now = screen.getByRole('status').textContent ?? '';
      if (now !== (heard.at(-1) ?? '')) heard.push(now);
    }
  };
  return { show: (...notes: string[]) => rerender(draw(...notes)), after, heard };
}

it('says once what several parts of a page wait for, in the words of the latest', () => {
  const { show, after, heard } = listen();
  show('틀');
  after(200);
  show('틀', '대회', '달력');
  after(3000);
  show('달력');
  after(3000);
  expect(heard).toEqual(['달력']);
});

it('says nothing of what comes at once', () => {
  const { show, after, heard } = listen();
  for (let round = 0; round < 5; round += 1) {
    show('쪽');
    after(500);
    show();
    after(500);
  }
  expect(heard).toEqual([]);
});

it('takes a part that begins soon after the frame for the same wait, and a later one for another', () => {
  const { show, after, heard } = listen();
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
  expect(heard).toEqual(['틀', '', '다음 쪽']);
});
