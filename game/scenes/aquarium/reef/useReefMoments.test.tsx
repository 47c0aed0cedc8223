// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ClassReef } from '#contract/reef.ts';
import { createGameBus } from '#game/bus/createGameBus.ts';
import { type GameServices, GameServicesContext } from '#game/engine/GameServices.ts';
import { useReefMoments } from './useReefMoments.ts';

afterEach(cleanup);

const reefOf = (count: number, newPieces: number): ClassReef => ({
  growing: true,
  bookCount: count * 30,
  pieces: Array.from({ length: count }, (_, index) => ({ ordinal: index + 1, title: null })),
  newPieces,
});

function look(reef: ClassReef) {
  const bus = createGameBus((error) => {
    throw error;
  });
  const seen = vi.fn();
  bus.toShell.on('reef/seen', seen);
  const play = vi.fn();
  const announce = vi.fn();
  const services = { bus, audio: { play }, twins: { announce } } as unknown as GameServices;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameServicesContext.Provider value={services}>{children}</GameServicesContext.Provider>
  );
  const { result, rerender } = renderHook((given: ClassReef) => useReefMoments(given), { wrapper, initialProps: reef });
  return { now: () => result.current, rerender, seen, play, announce };
}

it('opens at the bay that grew last, and goes to the others', () => {
  const { now, seen, announce } = look(reefOf(30, 0));
  expect([now().bay, now().bays, now().pieces.length]).toEqual([2, 3, 6]);
  expect(seen).toHaveBeenCalledExactlyOnceWith({ pieces: 30 });
  const [first] = now().pieces;
  if (!first) throw new Error('no piece');
  act(() => now().choose(first));
  expect(now().chosen).toBe(first);
  act(() => now().go(0));
  expect([now().bay, now().pieces.length, now().chosen]).toEqual([0, 12, null]);
  expect(announce).toHaveBeenCalledExactlyOnceWith('1번째 산호 뜰');
});

it('celebrates what is new once, also when the answer is sent again', () => {
  const { now, rerender, play } = look(reefOf(5, 1));
  expect([now().newFrom, now().message?.text]).toEqual([5, '산호가 하나 자랐어요!']);
  act(() => now().hush());
  rerender(reefOf(5, 0));
  expect([now().newFrom, now().message]).toEqual([5, null]);
  expect(play).toHaveBeenCalledTimes(1);
});

it('celebrates nothing at the first look and at an empty reef', () => {
  for (const reef of [reefOf(7, 0), reefOf(0, 0)]) {
    const { now, play } = look(reef);
    expect([now().message, now().bays]).toEqual([null, 1]);
    expect(play).not.toHaveBeenCalled();
    cleanup();
  }
});
