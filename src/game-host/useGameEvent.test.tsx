import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gameBus } from './gameBus.ts';
import { useGameEvent } from './useGameEvent.ts';

function Listening({ listener }: { listener: () => void }) {
  useGameEvent('aquarium/leave', listener);
  return null;
}

it('calls the newest listener once, and none after unmounting', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { rerender, unmount } = render(<Listening listener={first} />);
  rerender(<Listening listener={second} />);
  gameBus.toShell.emit('aquarium/leave', {});
  unmount();
  gameBus.toShell.emit('aquarium/leave', {});
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});
