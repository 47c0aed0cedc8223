// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createGameBus } from '../../bus/createGameBus.ts';
import { fitStage } from '../../engine/fitStage.ts';
import { type GameServices, GameServicesContext } from '../../engine/GameServices.ts';
import { layoutWordCatch } from './layoutWordCatch.ts';
import type { ShellFlight } from './ShellFlight.ts';
import { useWordMoments } from './useWordMoments.ts';
import { WordCatchGame } from './WordCatchGame.ts';
import { caughtFixture, wordFixture } from './wordFixture.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FLIGHT = 900;

/** Asks for the shells of a word, whose answer comes after another one was brought to the front, or before. */
function reward(goesOn: boolean) {
  vi.useFakeTimers();
  const bus = createGameBus((error) => {
    throw error;
  });
  const missions = [caughtFixture(), wordFixture({ wordMissionNo: 2, slot: 2 })];
  const game = new WordCatchGame({ missions, shells: 10, caught: {} }, bus);
  game.attach();
  const services = {
    audio: { play: vi.fn() },
    settings: { getState: () => ({ reducedMotion: false }) },
    twins: { announce: vi.fn() },
  };
  const fly = vi.fn(() => FLIGHT);
  const layout = layoutWordCatch(fitStage(1280, 800, 1), { words: 2, syllables: 2, bubbles: 5 });
  const stage = { game, layout, sparks: { current: null }, shells: { current: { fly } as unknown as ShellFlight } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameServicesContext.Provider value={services as unknown as GameServices}>{children}</GameServicesContext.Provider>
  );
  const { result } = renderHook(() => useWordMoments(stage), { wrapper });
  act(() => {
    game.choose(1);
    game.wantReward();
    if (goesOn) game.choose(2);
    const mission = caughtFixture({ state: 'TAKEN' });
    bus.toGame.emit('word-catch/rewarded', { wordMissionNo: 1, ok: true, mission, shells: 14 });
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { fly, wait, shown: () => result.current.shells, messages: services.twins.announce };
}

it('shows the shells in the purse when they have arrived there', () => {
  const { fly, wait, shown } = reward(false);
  wait(FLIGHT - 1);
  expect([fly.mock.calls.length, shown()]).toEqual([1, 10]);
  wait(1);
  expect(shown()).toBe(14);
});

it('shows them at once, and lets none fly, when another word is in front by then', () => {
  const { fly, wait, shown, messages } = reward(true);
  wait(0);
  expect([fly.mock.calls.length, shown()]).toEqual([0, 14]);
  expect(messages).toHaveBeenCalledWith('조개 4개를 받았어요. 지갑에 조개가 14개 있어요.');
});
