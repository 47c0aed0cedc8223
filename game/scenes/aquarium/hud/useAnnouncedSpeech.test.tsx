// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GameServices, GameServicesContext } from '#game/engine/GameServices.ts';
import { valueStore } from '#game/engine/valueStore.ts';
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
  const speech = valueStore<SpokenMessage | null>(null);
  const shown = valueStore({ gauges: { satiety: 62, intimacy: 74, strength: 55 } });
  const services = { twins: { announce } } as unknown as GameServices;
  const aquarium = { play: { speech }, session: { shown } } as unknown as AquariumContextValue;
  const { rerender } = renderHook(() => useAnnouncedSpeech(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <GameServicesContext.Provider value={services}>
        <AquariumContext.Provider value={aquarium}>{children}</AquariumContext.Provider>
      </GameServicesContext.Provider>
    ),
  });
  speech.setState({ text: '바다 빵, 정말 맛있어요! 고마워요.' }, true);
  shown.setState({ gauges: { satiety: 97, intimacy: 74, strength: 55 } }, true);
  rerender();
  vi.advanceTimersByTime(20_000);
  expect(announce.mock.calls).toEqual([['바다 빵, 정말 맛있어요! 고마워요. 포만감 62에서 97']]);
  speech.setState(null, true);
  vi.advanceTimersByTime(20_000);
  expect(announce).toHaveBeenCalledTimes(1);
  speech.setState({ text: '하암, 잘 잤어요!' }, true);
  vi.advanceTimersByTime(200);
  expect(announce).toHaveBeenLastCalledWith('하암, 잘 잤어요!');
});
