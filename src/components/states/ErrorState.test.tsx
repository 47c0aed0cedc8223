import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { ErrorState } from './ErrorState.tsx';

afterEach(() => vi.restoreAllMocks());

it('keeps its word to try again, whoever it stands for, and once for each time the network is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  const turn = (on: boolean) => {
    online.mockReturnValue(on);
    act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
  };
  turn(false);
  const onRetry = vi.fn();
  renderShell(<ErrorState error={new NetworkError(false)} onRetry={onRetry} />, createTestServices());
  expect(screen.getByText(/연결되면 다시 불러올게요/)).toBeTruthy();
  expect(onRetry).not.toHaveBeenCalled();
  turn(true);
  expect(onRetry).toHaveBeenCalledTimes(1);
  turn(false);
  turn(true);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('promises nothing, and tries nothing by itself, where the network was never away', () => {
  const onRetry = vi.fn();
  renderShell(<ErrorState error={new NetworkError(false)} onRetry={onRetry} />, createTestServices());
  expect(screen.queryByText(/다시 불러올게요/)).toBeNull();
  expect(onRetry).not.toHaveBeenCalled();
});
