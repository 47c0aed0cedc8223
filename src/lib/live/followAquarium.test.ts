import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followAquarium } from './followAquarium.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const encoder = new TextEncoder();

/** A stream whose pieces are sent by hand. */
function line() {
  const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: { status: 200, ok: true, body } as Response,
    send: (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined),
    end: () => void writer.close().catch(() => undefined),
  };
}

function follow(answers: (Response | Error)[]) {
  const stop = new AbortController();
  const open = vi.fn(async () => {
    const answer = answers.shift() ?? new Error('offline');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onRevision = vi.fn();
  const onLoginGone = vi.fn();
  const over = followAquarium({ open, onRevision, onLoginGone, random: () => 0.5, signal: stop.signal });
  return { stop, open, onRevision, onLoginGone, over };
}

it('tells revisions, also when an event comes in pieces, and stops when told', async () => {
  const first = line();
  const { stop, onRevision, over } = follow([first.response]);
  first.send('retry: 3000\n\nevent: state\nda');
  first.send('ta: {"revision":4}\n\n: ♥\n\n');
  first.send('event: state\r\ndata: {"revision":5}\r\n\r\n');
  await vi.advanceTimersByTimeAsync(1);
  expect(onRevision.mock.calls).toEqual([[4], [5]]);
  stop.abort();
  first.end();
  await over;
});

it('waits longer after each failure and starts afresh once it has heard something', async () => {
  const later = line();
  const { open, stop, over } = follow([new Error('offline'), { status: 503, ok: false } as Response, later.response]);
  await vi.advanceTimersByTimeAsync(999);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(open).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toHaveBeenCalledTimes(3);
  later.send('event: state\ndata: {"revision":1}\n\n');
  await vi.advanceTimersByTimeAsync(1);
  later.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect(open).toHaveBeenCalledTimes(4);
  stop.abort();
  await over;
});

it('asks again at once when the server changes, and not at all when newer windows listen', async () => {
  const first = line();
  const second = line();
  const { open, onLoginGone, over } = follow([first.response, second.response]);
  first.send('event: bye\ndata: {"reason":"RECONNECT"}\n\n');
  await vi.advanceTimersByTimeAsync(1);
  expect(open).toHaveBeenCalledTimes(2);
  second.send('event: bye\ndata: {"reason":"REPLACED"}\n\n');
  await over;
  expect(onLoginGone).not.toHaveBeenCalled();
});

it('tells that the login is gone, by an event or by a refusal, and stops', async () => {
  const first = line();
  const one = follow([first.response]);
  first.send('event: bye\ndata: {"reason":"LOGIN"}\n\n');
  await one.over;
  expect(one.onLoginGone).toHaveBeenCalledTimes(1);
  const two = follow([Response.json({ status: 401, code: 'LOGIN_REQUIRED' }, { status: 401 })]);
  await two.over;
  expect(two.onLoginGone).toHaveBeenCalledTimes(1);
});

it('hears no end of the login from a filter on the way, and tries again', async () => {
  const ours = line();
  const { stop, open, onLoginGone, over } = follow([new Response('<html>', { status: 401 }), ours.response]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([open.mock.calls.length, onLoginGone.mock.calls]).toEqual([2, []]);
  stop.abort();
  await over;
});

it('takes a silent line for dead, as after a sleep', async () => {
  const dead = line();
  const { open, stop, over } = follow([dead.response]);
  dead.send('event: state\ndata: {"revision":1}\n\n');
  await vi.advanceTimersByTimeAsync(39_000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(open).toHaveBeenCalledTimes(2);
  stop.abort();
  await over;
});
