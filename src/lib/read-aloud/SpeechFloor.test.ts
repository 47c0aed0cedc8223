import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '#domain/time/duration.ts';
import { stubVoice } from '../../testing/stubVoice.ts';
import { type Speech, SpeechFloor } from './SpeechFloor.ts';

const voice = { lang: 'ko-KR' } as SpeechSynthesisVoice;
let stub: ReturnType<typeof stubVoice>;

beforeEach(() => {
  stub = stubVoice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const speechOf = (texts: string[]) => ({ texts, voice, rate: vi.fn(() => 1), onText: vi.fn(), onEnd: vi.fn() });

it('tells who spoke before that it is over, and keeps speaking for the new one', () => {
  const floor = new SpeechFloor();
  const first = speechOf(['가']);
  const second = speechOf(['나', '다']);
  floor.start(first);
  floor.start(second);
  expect(first.onEnd.mock.calls).toEqual([['stopped']]);
  // The browser reports the cancelled sentence late.
  stub.spoken[0]?.onerror({ error: 'interrupted' });
  stub.spoken[0]?.onend();
  floor.stop(first satisfies Speech);
  expect(stub.cancel).toHaveBeenCalledTimes(2);
  stub.spoken[1]?.onend();
  expect(stub.spoken.map(({ text }) => text)).toEqual(['가', '나', '다']);
  expect(second.onEnd).not.toHaveBeenCalled();
});

it('asks for the speed before each sentence, and tells the end once', () => {
  const floor = new SpeechFloor();
  const speech = speechOf(['가', '나']);
  speech.rate.mockReturnValueOnce(0.75).mockReturnValueOnce(1.15);
  floor.start(speech);
  stub.spoken[0]?.onend();
  stub.spoken[1]?.onend();
  expect(stub.spoken.map(({ rate }) => rate)).toEqual([0.75, 1.15]);
  expect(speech.onText.mock.calls).toEqual([[0], [1]]);
  expect(speech.onEnd.mock.calls).toEqual([['finished']]);
});

it.each([
  ['synthesis-failed', 'failed'],
  ['not-allowed', 'failed'],
  ['interrupted', 'stopped'],
  ['canceled', 'stopped'],
])('is over when the voice ends with %s, and has %s', (error, end) => {
  const floor = new SpeechFloor();
  const speech = speechOf(['가', '나']);
  floor.start(speech);
  stub.spoken[0]?.onerror({ error });
  expect(speech.onEnd.mock.calls).toEqual([[end]]);
  expect(stub.spoken).toHaveLength(1);
});

describe('a voice that never reports the end of a sentence', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is passed over once, and goes on with the next sentence', () => {
    const floor = new SpeechFloor();
    const speech = speechOf(['가나다라', '마', '바']);
    floor.start(speech);
    vi.advanceTimersByTime(6000);
    expect(stub.spoken).toHaveLength(1);
    vi.advanceTimersByTime(MINUTE / 6 - 6000);
    expect(stub.spoken.map(({ text }) => text)).toEqual(['가나다라', '마']);
    // The sentence that was given up reports its end late.
    stub.spoken[0]?.onerror({ error: 'canceled' });
    stub.spoken[0]?.onend();
    expect(stub.spoken).toHaveLength(2);
    stub.spoken[1]?.onend();
    stub.spoken[2]?.onend();
    expect(speech.onEnd.mock.calls).toEqual([['finished']]);
    vi.advanceTimersByTime(MINUTE);
    expect(speech.onEnd).toHaveBeenCalledTimes(1);
  });

  it('has failed when it does so again', () => {
    const floor = new SpeechFloor();
    const speech = speechOf(['가', '나', '다']);
    floor.start(speech);
    vi.advanceTimersByTime(MINUTE);
    expect(speech.onEnd.mock.calls).toEqual([['failed']]);
    expect(stub.spoken).toHaveLength(2);
  });

  it('is given all the time of a long sentence, and of a pause', () => {
    const floor = new SpeechFloor();
    const speech = speechOf(['가'.repeat(60), '나']);
    floor.start(speech);
    vi.advanceTimersByTime(30_000);
    Object.assign(window.speechSynthesis, { paused: true });
    vi.advanceTimersByTime(10 * MINUTE);
    expect(stub.spoken).toHaveLength(1);
  });

  it('that has gone silent is not waited for', () => {
    const floor = new SpeechFloor();
    const speech = speechOf(['가'.repeat(60), '나']);
    floor.start(speech);
    Object.assign(window.speechSynthesis, { speaking: false });
    vi.advanceTimersByTime(3000);
    expect(stub.spoken).toHaveLength(2);
  });
});
