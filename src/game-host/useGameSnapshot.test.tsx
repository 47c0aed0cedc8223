import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gameBus } from './gameBus.ts';
import { useGameEvent } from './useGameEvent.ts';
import { useGameSnapshot } from './useGameSnapshot.ts';

function Shown() {
  const { scene, renderer } = useGameSnapshot();
  return <p>{`${scene} ${renderer}`}</p>;
}

function Listening({ listener }: { listener: () => void }) {
  useGameEvent('aquarium/leave', listener);
  return null;
}

it('follows the scene and the renderer', () => {
  render(<Shown />);
  expect(screen.getByText('null null')).toBeDefined();
  act(() => gameBus.toShell.emit('game/renderer', { state: 'canvas' }));
  act(() => gameBus.toShell.emit('scene/ready', { scene: 'aquarium' }));
  expect(screen.getByText('aquarium canvas')).toBeDefined();
});

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
