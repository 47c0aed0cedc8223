import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/ApiError.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { createReadingOutbox } from './createReadingOutbox.ts';
import { sendWaitingPlaces } from './sendWaitingPlaces.ts';

beforeEach(() => localStorage.clear());

const state = { lastPageNo: 3, bookmarkPageNo: null, readingProgressRate: 50, finished: false };
const refusal = (status: number) =>
  new ApiError({ code: 'X', status, message: 'no', requestId: null, fields: {}, retryAfterSeconds: null });

function setUp(answers: Record<string, unknown>) {
  const { api, requests, bodies } = createTestServices({ answers });
  const outbox = createReadingOutbox(localStorage, 7);
  outbox.put(1042, { lastPageNo: 3 });
  outbox.put(1055, { lastPageNo: 8, bookmarkPageNo: 2, turnedAt: 2_000 });
  let current = true;
  const deps = { api, storage: localStorage, accountNo: 7, isCurrent: () => current, now: () => 9_000 };
  const send = () => sendWaitingPlaces(deps);
  const leave = () => {
    current = false;
  };
  return { send, outbox, requests, bodies, leave };
}

it('sends each place once and forgets it', async () => {
  const { send, outbox, requests, bodies } = setUp({
    'PUT /api/books/1042/reading/me': state,
    'PUT /api/books/1055/reading/me': state,
  });
  await send();
  await send();
  expect(requests).toEqual(['PUT /api/books/1042/reading/me', 'PUT /api/books/1055/reading/me']);
  // One that an older build wrote down does not include when it was.
  expect(bodies).toEqual([{ lastPageNo: 3 }, { lastPageNo: 8, bookmarkPageNo: 2, turnedAgoMs: 7_000 }]);
  expect(outbox.bookNos()).toEqual([]);
  // Not even an empty shelf reveals who read here.
  expect(Object.keys(localStorage).filter((key) => key.includes('reading-outbox'))).toEqual([]);
});

it.each([new NetworkError(false), refusal(503)])(
  'keeps everything while the server cannot be reached: %s',
  async (error) => {
    const { send, outbox, requests } = setUp({ 'PUT /api/books/1042/reading/me': error });
    await send();
    expect(requests).toHaveLength(1);
    expect(outbox.bookNos()).toEqual([1042, 1055]);
  },
);

it('gives up what the server refuses for good, and goes on', async () => {
  const { send, outbox } = setUp({
    'PUT /api/books/1042/reading/me': refusal(404),
    'PUT /api/books/1055/reading/me': state,
  });
  await send();
  expect(outbox.bookNos()).toEqual([]);
});

it('keeps a place that moved on meanwhile', async () => {
  const given = setUp({
    'PUT /api/books/1042/reading/me': () => {
      given.outbox.put(1042, { lastPageNo: 4 });
      return state;
    },
    'PUT /api/books/1055/reading/me': state,
  });
  await given.send();
  expect(given.outbox.read(1042)).toEqual({ lastPageNo: 4 });
});

it('sends nothing for somebody who is no longer signed in', async () => {
  const { send, outbox, requests, leave } = setUp({});
  leave();
  await send();
  expect(requests).toEqual([]);
  expect(outbox.bookNos()).toEqual([1042, 1055]);
});
