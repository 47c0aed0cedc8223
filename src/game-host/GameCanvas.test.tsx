import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithFiles } from '../lib/browser/loadWithFiles.ts';
import { GameCanvas } from './GameCanvas.tsx';
import { preloadGame } from './preloadGame.ts';

const preload = vi.mocked(preloadGame);

const game = { GameRoot: () => <p>바다</p> } as never;
const back = <a href="/">첫 화면으로</a>;
const rendererMemory = { read: () => null, keep: () => {} };
const host = { rendererMemory, onError: () => {}, back };
const canvas = (wanted: boolean) => <GameCanvas scene="crossword" wanted={wanted} {...host} />;

// React logs every caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  preload.mockReset();
});

it('shows how far the code of the game has come, from the first file on', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  let come = (_game: never) => {};
  const load = () =>
    new Promise<never>((resolve) => {
      come = resolve;
    });
  preload.mockImplementation(() => loadWithFiles(load, ['game-canvas/one.js', 'game-canvas/two.js']));
  render(canvas(true));
  const bar = screen.getByRole('progressbar', { name: '바다를 불러오고 있어요' });
  const share = () => Number(bar.getAttribute('aria-valuenow'));
  expect(share()).toBe(0);
  answers[0]?.(new Response('code'));
  await vi.waitFor(() => expect(share()).toBeGreaterThan(0));
  const half = share();
  answers[1]?.(new Response('code'));
  await vi.waitFor(() => expect(share()).toBe(2 * half));
  await act(async () => come(game));
  expect(screen.getByText('바다')).toBeTruthy();
});

it('tries once more by itself when a scene is wanted that could not be had ahead of time', async () => {
  preload.mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce(game);
  const { rerender } = render(canvas(false));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('link', { name: '첫 화면으로' })).toBeTruthy();
  rerender(canvas(true));
  expect(await screen.findByText('바다')).toBeTruthy();
});
