import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubVoice } from '../../testing/stubVoice.ts';
import { feedbackStore } from '../feedback/feedbackStore.ts';
import { useReadAloud } from './useReadAloud.ts';

const sentences = ['가.', '나.', '다.'].map((text, index) => ({ index, pageNo: 1, text }));
const voice = { lang: 'ko-KR', name: '유나' } as SpeechSynthesisVoice;
let spoken: ReturnType<typeof stubVoice>['spoken'] = [];

beforeEach(() => {
  ({ spoken } = stubVoice());
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function listen() {
  const onSentence = vi.fn();
  const onEnd = vi.fn();
  const hook = renderHook(() => useReadAloud({ sentences, voice, rate: 0.75, onSentence, onEnd }));
  return { ...hook, onSentence, onEnd };
}

it('reads sentence after sentence from where it is asked, then ends', () => {
  const { result, onSentence, onEnd } = listen();
  act(() => result.current.start(1));
  expect(result.current.speaking).toBe(1);
  expect(spoken[0]).toMatchObject({ text: '나.', rate: 0.75 });
  act(() => spoken[0]?.onend());
  expect(result.current.speaking).toBe(2);
  act(() => spoken[1]?.onend());
  expect(result.current.speaking).toBeNull();
  expect(onSentence.mock.calls).toEqual([[1], [2]]);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('says nothing more after stop, even when the cancelled sentence reports its end', () => {
  const { result, onEnd } = listen();
  act(() => result.current.start(0));
  act(() => result.current.stop());
  act(() => spoken[0]?.onend());
  act(() => spoken[0]?.onerror({ error: 'interrupted' }));
  expect(spoken).toHaveLength(1);
  expect(result.current.speaking).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
});

it('tells who listens when the voice fails, and does as if nothing was read to its end', () => {
  const { result, onEnd } = listen();
  act(() => result.current.start(0));
  act(() => spoken[0]?.onerror({ error: 'network' }));
  expect(result.current.speaking).toBeNull();
  expect(onEnd).not.toHaveBeenCalled();
  expect(feedbackStore.getState().toasts.map(({ text }) => text)).toEqual([expect.stringContaining('읽지 못했어요')]);
});

it('is silent when the reader is left', () => {
  const { result, unmount } = listen();
  act(() => result.current.start(0));
  unmount();
  expect(window.speechSynthesis.cancel).toHaveBeenCalledTimes(2);
});
