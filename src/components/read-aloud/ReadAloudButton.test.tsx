import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { stubVoice } from '../../testing/stubVoice.ts';
import { ReadAloudButton } from './ReadAloudButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const question = (
  <div data-read-scope="">
    <p data-read="">토끼는 왜 놀랐나요? 잘 생각해 보세요.</p>
    <button type="button" data-read="1번, 바다">
      바다
    </button>
    <p>듣지 않을 글</p>
    <ReadAloudButton label="문제 듣기" />
  </div>
);

it('reads what is marked, sentence by sentence, and shows where it is', () => {
  const { spoken } = stubVoice();
  renderShell(question, createTestServices());
  fireEvent.click(screen.getByRole('button', { name: '문제 듣기' }));
  const asked = screen.getByText(/토끼는 왜/);
  expect(spoken.map(({ text }) => text)).toEqual(['토끼는 왜 놀랐나요?']);
  expect(asked.dataset.reading).toBe('');
  act(() => spoken[0]?.onend());
  act(() => spoken[1]?.onend());
  expect(spoken[2]?.text).toBe('1번, 바다');
  expect(asked.dataset.reading).toBeUndefined();
  act(() => spoken[2]?.onend());
  expect(screen.getByRole('button', { name: '문제 듣기' })).toBeTruthy();
  expect(document.querySelector('[data-reading]')).toBeNull();
});

it('stops when it is pressed again, and when it is left', () => {
  const { cancel } = stubVoice();
  renderShell(question, createTestServices());
  fireEvent.click(screen.getByRole('button', { name: '문제 듣기' }));
  fireEvent.click(screen.getByRole('button', { name: '그만 듣기' }));
  expect(document.querySelector('[data-reading]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '문제 듣기' }));
  cancel.mockClear();
  cleanup();
  expect(cancel).toHaveBeenCalledOnce();
});

it('changes its speed from the next sentence on, and remembers it', () => {
  const { spoken } = stubVoice();
  renderShell(question, createTestServices());
  fireEvent.click(screen.getByRole('button', { name: '문제 듣기' }));
  fireEvent.click(screen.getByRole('button', { name: /빠르기/ }));
  act(() => spoken[0]?.onend());
  expect(spoken.map(({ rate }) => rate)).toEqual([0.95, 1.15]);
});

it('is not there without a Korean voice', () => {
  stubVoice(['en-US']);
  renderShell(question, createTestServices());
  expect(screen.queryByRole('button', { name: '문제 듣기' })).toBeNull();
});

it('says so when the voice fails, and can be pressed again', async () => {
  const { spoken } = stubVoice();
  renderShell(question, createTestServices());
  fireEvent.click(screen.getByRole('button', { name: '문제 듣기' }));
  act(() => spoken[0]?.onerror({ error: 'synthesis-failed' }));
  expect(await screen.findByText(/소리 내어 읽지 못했어요/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '문제 듣기' })).toBeTruthy();
  expect(document.querySelector('[data-reading]')).toBeNull();
});
