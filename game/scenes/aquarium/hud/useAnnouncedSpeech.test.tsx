// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '#game/engine/createStore.ts';
import { type GameServices, GameServicesContext } from '#game/engine/GameServices.ts';
import { AquariumContext, type AquariumContextValue } from '../AquariumContext.ts';
import type { SpokenMessage } from '../session/SpokenMessages.ts';
import { useAnnouncedSpeech } from './useAnnouncedSpeech.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('announces thanks and what rose once, and no talk that comes by itself', () => {
  const announce = vi.fn();
  const speech = createStore<SpokenMessage | null>(null);
  const shown = createStore({ gauges: { satiety: 62, intimacy: 74, strength: 55 } });
  const services = { twins: { announce } } as unknown as GameServices;
  const aquarium = { play: { speech }, session: { shown } } as unknown as AquariumContextValue;
  const { rerender } = renderHook(() => useAnnouncedSpeech(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <GameServicesContext.Provider value={services}>
        <AquariumContext.Provider value={aquarium}>{children}</AquariumContext.Provider>
      </GameServicesContext.Provider>
    ),
  });
  speech.set({ text: '바다 빵, 정말 맛있어요! 고마워요.' });
  shown.set({ gauges: { satiety: 97, intimacy: 74, strength: 55 } });
  rerender();
  vi.advanceTimersByTime(20_000);
  expect(announce.mock.calls).toEqual([['바다 빵, 정말 맛있어요! 고마워요. 포만감 62에서 97']]);
  speech.set(null);
  vi.advanceTimersByTime(20_000);
  expect(announce).toHaveBeenCalledTimes(1);
  speech.set({ text: '하암, 잘 잤어요!' });
  vi.advanceTimersByTime(200);
  expect(announce).toHaveBeenLastCalledWith('하암, 잘 잤어요!');
});
