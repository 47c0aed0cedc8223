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

describe('a voice that reports its words', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  const listened = (texts: string[]) => ({ ...speechOf(texts), onWord: vi.fn() });
  const boundary = (at: number, charIndex: number) => stub.spoken[at]?.onboundary({ name: 'word', charIndex });

  it('is followed word by word', () => {
    const floor = new SpeechFloor();
    const speech = listened(['“아이고, 배야!” 했어요.']);
    floor.start(speech);
    boundary(0, 0);
    boundary(0, 6);
    stub.spoken[0]?.onboundary({ name: 'sentence', charIndex: 0 });
    expect(speech.onWord.mock.calls).toEqual([
      [0, 1, 4],
      [0, 6, 8],
    ]);
  });

  it('goes on with the word where it stopped', () => {
    const floor = new SpeechFloor();
    const speech = listened(['옛날 옛적 깊은 산골에 살았어요.', '끝.']);
    floor.start(speech);
    boundary(0, 0);
    boundary(0, 6);
    vi.advanceTimersByTime(8000);
    expect(stub.spoken.map(({ text }) => text)).toEqual(['옛날 옛적 깊은 산골에 살았어요.', '깊은 산골에 살았어요.']);
    boundary(1, 3);
    expect(speech.onWord.mock.lastCall).toEqual([0, 9, 12]);
    stub.spoken[1]?.onend();
    expect(stub.spoken.at(-1)?.text).toBe('끝.');
    expect(speech.onText.mock.calls).toEqual([[0], [1]]);
  });

  it('has failed when it stops twice without a word', () => {
    const floor = new SpeechFloor();
    const speech = listened(['가나 다라', '마', '바']);
    floor.start(speech);
    boundary(0, 3);
    vi.advanceTimersByTime(MINUTE);
    expect(speech.onEnd.mock.calls).toEqual([['failed']]);
  });
});

it('gives a voice from the network no text that it would break off', () => {
  const floor = new SpeechFloor();
  const long = '옛날 옛적에 깊은 산골에 살던 할아버지가, '.repeat(4).trim();
  const speech = { ...speechOf([long, '끝.']), voice: { lang: 'ko-KR', localService: false } as SpeechSynthesisVoice };
  floor.start(speech);
  for (let at = 0; at < stub.spoken.length; at += 1) stub.spoken[at]?.onend();
  const pieces = stub.spoken.slice(0, -1).map(({ text }) => text);
  expect(pieces.join('')).toBe(long);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(40);
  expect(speech.onText.mock.calls).toEqual([[0], [1]]);
});

it('wakes a voice that was paused with its page', () => {
  const floor = new SpeechFloor();
  const resume = vi.fn();
  Object.assign(window.speechSynthesis, { paused: true, resume });
  const speech = speechOf(['가']);
  floor.start(speech);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(resume).toHaveBeenCalledOnce();
  floor.stop(speech);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(resume).toHaveBeenCalledOnce();
});
