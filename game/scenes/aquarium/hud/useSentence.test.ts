// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '#game/engine/createStore.ts';
import { useSentence } from './useSentence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('leaves thanks for as long as any sentence stays, whenever they are said, and the same thanks again', () => {
  const message = createStore<{ text: string } | null>(null);
  const { result } = renderHook(() => useSentence(message));
  pass(10_900);
  act(() => message.set({ text: '고마워요.' }));
  pass(10_900);
  expect(result.current.shownMessage).toEqual({ text: '고마워요.' });
  act(() => message.set({ text: '고마워요.' }));
  pass(10_900);
  expect(result.current.shownMessage).toEqual({ text: '고마워요.' });
  pass(200);
  expect(result.current).toEqual({ shownMessage: null, turn: 1 });
});

it('says one thing after the other by itself', () => {
  const { result } = renderHook(() => useSentence(createStore<object | null>(null)));
  pass(11_000);
  pass(11_000);
  expect(result.current.turn).toBe(2);
});
