import { beforeEach, expect, it, vi } from 'vitest';
import type { ReadingBody } from '#contract/reading.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createReadingOutbox } from './createReadingOutbox.ts';
import { createReadingSaver, type SavingState } from './createReadingSaver.ts';

const refusal = (status: number) =>
  new ApiError({ code: 'X', status, message: 'no', requestId: null, fields: {}, retryAfterSeconds: null });

function setUp(answers: (Error | 'ok')[]) {
  const sent: ReadingBody[] = [];
  const ages: (number | undefined)[] = [];
  const states: SavingState[] = [];
  const timers = new Map<number, { run: () => void; ms: number }>();
  const outbox = createReadingOutbox(localStorage, 7);
  const clock = { now: 5_000 };
  const saver = createReadingSaver({
    bookNo: 1042,
    outbox,
    now: () => clock.now,
    send: async ({ turnedAgoMs, ...body }) => {
      sent.push(body);
      ages.push(turnedAgoMs);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
    },
    onState: (state) => states.push(state),
    setTimer: (run, ms) => {
      const id = timers.size + 1 + sent.length * 100;
      timers.set(id, { run, ms });
      return id;
    },
    clearTimer: (id) => timers.delete(id),
  });
  /** Lets the waiting timer go off. */
  const go = () => {
    const [id, timer] = [...timers][0] ?? [];
    if (id === undefined || !timer) return null;
    timers.delete(id);
    timer.run();
    return timer;
  };
  /** The same, up to what comes of it. @returns its delay */
  const ring = async () => {
    const timer = go();
    if (!timer) return null;
    await vi.waitFor(() => expect(states.at(-1)).not.toBe('saving'));
    return timer.ms;
  };
  return { saver, sent, ages, clock, states, outbox, timers, go, ring };
}

beforeEach(() => localStorage.clear());

it('sends the newest place once for many quick turns', async () => {
  const { saver, sent, outbox, timers, ring } = setUp([]);
  for (const lastPageNo of [2, 3, 4]) saver.save({ lastPageNo });
  expect(timers.size).toBe(1);
  await ring();
  expect(sent).toEqual([{ lastPageNo: 4 }]);
  expect(outbox.read(1042)).toBeNull();
});

it('keeps a bookmark that was set before the page was turned', async () => {
  const { saver, sent, ring } = setUp([]);
  saver.save({ lastPageNo: 2, bookmarkPageNo: 2 });
  saver.save({ lastPageNo: 3 });
  await ring();
  expect(sent).toEqual([{ lastPageNo: 3, bookmarkPageNo: 2 }]);
});

it('tries again, later each time, and keeps the place meanwhile', async () => {
  const { saver, outbox, ring, states } = setUp([new NetworkError(false), refusal(503), refusal(401)]);
  saver.save({ lastPageNo: 5 });
  await ring();
  expect(states.at(-1)).toBe('waiting');
  expect(await ring()).toBe(2_000);
  expect(await ring()).toBe(5_000);
  expect(outbox.read(1042)).toMatchObject({ lastPageNo: 5 });
  expect(await ring()).toBe(15_000);
  expect(states.at(-1)).toBe('saved');
  expect(outbox.bookNos()).toEqual([]);
});

it('gives up what the server refuses for good', async () => {
  const { saver, outbox, ring, timers } = setUp([refusal(404)]);
  saver.save({ lastPageNo: 5 });
  await ring();
  expect(outbox.read(1042)).toBeNull();
  expect(timers.size).toBe(0);
});

it('sends the next place when the reader went on during the request', async () => {
  const { saver, sent, outbox, ring, go } = setUp([]);
  saver.save({ lastPageNo: 5 });
  go();
  saver.save({ lastPageNo: 6 });
  expect(outbox.read(1042)).toMatchObject({ lastPageNo: 6 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
  await ring();
  expect(sent).toEqual([{ lastPageNo: 5 }, { lastPageNo: 6 }]);
  expect(outbox.read(1042)).toBeNull();
});

it('sends everything when the reader is left, also what was turned during a request', async () => {
  const { saver, sent, outbox, timers, go } = setUp([]);
  saver.save({ lastPageNo: 5 });
  go();
  saver.save({ lastPageNo: 6 });
  const flushed = saver.flush();
  saver.dispose();
  await flushed;
  expect(sent).toEqual([{ lastPageNo: 5 }, { lastPageNo: 6 }]);
  expect(outbox.read(1042)).toBeNull();
  expect(timers.size).toBe(0);
});

it('says how long ago the page was turned, however late it goes', async () => {
  const { saver, ages, clock, ring } = setUp([new NetworkError(false)]);
  saver.save({ lastPageNo: 5 });
  clock.now += 900;
  await ring();
  clock.now += 60_000;
  await ring();
  expect(ages).toEqual([900, 60_900]);
  // A clock that was put back is no measure.
  saver.save({ lastPageNo: 6 });
  clock.now = 0;
  await ring();
  expect(ages.at(-1)).toBe(0);
});

it('leaves the place for the next visit when it is disposed', async () => {
  const { saver, outbox, timers } = setUp([new NetworkError(false)]);
  saver.save({ lastPageNo: 5 });
  saver.dispose();
  expect(timers.size).toBe(0);
  await saver.flush();
  expect(timers.size).toBe(0);
  expect(outbox.read(1042)).toMatchObject({ lastPageNo: 5 });
});

it('saves without a storage', async () => {
  const { saver, sent, ring } = setUp([new NetworkError(false)]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  saver.save({ lastPageNo: 5 });
  await ring();
  await ring();
  expect(sent).toEqual([{ lastPageNo: 5 }, { lastPageNo: 5 }]);
  vi.restoreAllMocks();
});

it('is another shelf for another account', () => {
  const { saver } = setUp([]);
  saver.save({ lastPageNo: 5 });
  expect(createReadingOutbox(localStorage, 8).read(1042)).toBeNull();
  expect(createReadingOutbox(localStorage, 7).read(1042)).toMatchObject({ lastPageNo: 5 });
});
