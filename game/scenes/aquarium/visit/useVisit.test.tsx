// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Neighbour } from '#contract/neighbour.ts';
import { createGameBus } from '#game/bus/createGameBus.ts';
import { type GameServices, GameServicesContext } from '#game/engine/GameServices.ts';
import { SLOW_MESSAGE } from '#game/engine/onSlowResponse.ts';
import { useVisit } from './useVisit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function visit() {
  const bus = createGameBus((error) => {
    throw error;
  });
  const wanted = vi.fn();
  bus.toShell.on('visit/cheer-wanted', wanted);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameServicesContext.Provider value={{ bus } as GameServices}>{children}</GameServicesContext.Provider>
  );
  const joy = vi.fn();
  const { result, rerender } = renderHook(
    ({ cheered }) => useVisit({ visitKey: 'k', nickname: '고래', cheered } as Neighbour, joy),
    { wrapper, initialProps: { cheered: false } },
  );
  const cheer = () => act(() => result.current.cheer('HELLO'));
  const answer = (outcome: { ok: true } | { ok: false; message: string } = { ok: true }) =>
    act(() => bus.toGame.emit('visit/cheered', { visitKey: 'k', ...outcome }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const received = (cheered: boolean) => rerender({ cheered });
  return { now: () => result.current, wanted, joy, cheer, answer, wait, received };
}

it('lets a cheer be asked for again that has no answer for long, and is glad of it once', () => {
  const { now, wanted, joy, cheer, answer, wait } = visit();
  cheer();
  expect(now().waiting).toBe(true);
  wait(10_000);
  expect(now()).toMatchObject({ waiting: false, cheered: false, message: { text: SLOW_MESSAGE } });
  cheer();
  expect(wanted).toHaveBeenCalledTimes(2);
  answer();
  answer();
  expect(now()).toMatchObject({ waiting: false, cheered: true, message: { no: 2 } });
  expect(joy).toHaveBeenCalledTimes(1);
  wait(60_000);
  expect(now().message?.no).toBe(2);
});

it('takes an answer that comes late', () => {
  const { now, cheer, answer, wait } = visit();
  cheer();
  wait(60_000);
  answer();
  expect(now().cheered).toBe(true);
});

it('says why a cheer was not taken, and can be asked again', () => {
  const { now, joy, cheer, answer } = visit();
  cheer();
  answer({ ok: false, message: '지금은 쉬어요.' });
  expect(now()).toMatchObject({ waiting: false, cheered: false, message: { text: '지금은 쉬어요.' } });
  expect(joy).not.toHaveBeenCalled();
});

it('is open again the next day', () => {
  const { now, cheer, answer, received } = visit();
  cheer();
  answer();
  received(true);
  received(false);
  expect(now().cheered).toBe(false);
});
