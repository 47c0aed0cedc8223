import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameCanvas } from './GameCanvas.tsx';
import { preloadGame } from './preloadGame.ts';

const preload = vi.mocked(preloadGame);

const game = { GameRoot: () => <p>바다</p> } as never;
const back = <a href="/">첫 화면으로</a>;
const canvas = (wanted: boolean) => <GameCanvas scene="crossword" wanted={wanted} onError={() => {}} back={back} />;

// React tells the console about every caught error.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.restoreAllMocks();
  preload.mockReset();
});

function ask(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  document.head.append(link);
  return link;
}

it('shows how far the code of the game has come, from the first file on', async () => {
  let come = (_game: never) => {};
  let files: HTMLLinkElement[] = [];
  preload.mockImplementation(() => {
    files = [ask(), ask()];
    return new Promise((resolve) => {
      come = resolve as typeof come;
    });
  });
  render(canvas(true));
  const bar = screen.getByRole('progressbar', { name: '바다를 불러오고 있어요' });
  const share = () => Number(bar.getAttribute('aria-valuenow'));
  expect(share()).toBe(0);
  act(() => void files[0]?.dispatchEvent(new Event('load')));
  const half = share();
  expect(half).toBeGreaterThan(0);
  act(() => void files[1]?.dispatchEvent(new Event('load')));
  expect(share()).toBe(2 * half);
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
