import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameBus } from '../game-host/gameBus.ts';
import { preloadGame } from '../game-host/preloadGame.ts';
import { createTestServices } from '../testing/createTestServices.ts';
import { renderShell } from '../testing/renderShell.tsx';
import { GameFrame } from './GameFrame.tsx';

beforeEach(() => void vi.mocked(preloadGame).mockRejectedValue(new Error('chunk')));
afterEach(() => {
  act(() => gameBus.toGame.emit('scene/show', { scene: 'none' }));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(preloadGame).mockReset();
});

it('reports what broke in the game and offers another try', async () => {
  // React logs every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported: unknown[] = [];
  // The browser's own belongs to the window, and to nothing else.
  vi.stubGlobal('reportError', function reportError(this: unknown, error: unknown) {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
    reported.push(error);
  });
  renderShell(<GameFrame />, createTestServices({ signedIn: true }), '/aquarium');
  act(() => gameBus.toGame.emit('scene/show', { scene: 'visit' } as never));
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeTruthy();
  expect(reported).toEqual([new Error('chunk')]);
});

it('reports nothing that a window gives up while it is being closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('closed', true);
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  renderShell(<GameFrame />, createTestServices({ signedIn: true }), '/aquarium');
  act(() => gameBus.toGame.emit('scene/show', { scene: 'visit' } as never));
  expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeTruthy();
  expect(reportError).not.toHaveBeenCalled();
});
