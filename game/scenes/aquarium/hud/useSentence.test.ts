// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valueStore } from '#game/engine/valueStore.ts';
import { useSentence } from './useSentence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('leaves thanks for as long as any sentence stays, whenever they are said, and the same thanks again', () => {
  const message = valueStore<{ text: string } | null>(null);
  const { result } = renderHook(() => useSentence(message));
  pass(10_900);
  act(() => message.setState({ text: '고마워요.' }, true));
  pass(10_900);
  expect(result.current.shownMessage).toEqual({ text: '고마워요.' });
  act(() => message.setState({ text: '고마워요.' }, true));
  pass(10_900);
  expect(result.current.shownMessage).toEqual({ text: '고마워요.' });
  pass(200);
  expect(result.current).toEqual({ shownMessage: null, turn: 1 });
});

it('says one thing after the other by itself', () => {
  const { result } = renderHook(() => useSentence(valueStore<object | null>(null)));
  pass(11_000);
  pass(11_000);
  expect(result.current.turn).toBe(2);
});
