import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BellCarrier, followBell } from './followBell.ts';

beforeEach(() => vi.useFakeTimers());
const stops: AbortController[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const encoder = new TextEncoder();
const state = (no: number) => ({ type: 'state', frame: no });

/** A socket that the test is the other end of. */
class FakeSocket {
  static opened: FakeSocket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  isClosed = false;
  constructor() {
    FakeSocket.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** As the browser reports it. */
  drop() {
    this.isClosed = true;
    this.onclose?.();
  }
}

class FakeStream {
  isClosed = false;
  isSilent = false;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly response: Response;
  constructor(signal: AbortSignal) {
    const { readable: body, writable } = new TransformStream<Uint8Array, Uint8Array>();
    this.#writer = writable.getWriter();
    this.response = { status: 200, ok: true, body } as Response;
    const beat = setInterval(() => this.isSilent || this.#write(': ♥\n\n'), 15_000);
    signal.addEventListener('abort', () => {
      this.isClosed = true;
      clearInterval(beat);
    });
  }
  send(event: string, data: unknown) {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }
  #write(text: string) {
    void this.#writer.write(encoder.encode(text)).catch(() => {});
  }
  drop() {
    void this.#writer.close().catch(() => {});
  }
}

type Way = 'GOOD' | 'REFUSED' | 'SWALLOWED';

/** Follows over a network of which each way is good, refused or swallowed. */
function follow(given: { socket: Way | 'MISSING'; stream: Way; calls?: boolean }) {
  const network = { calls: true, ...given };
  FakeSocket.opened = [];
  const streams: FakeStream[] = [];
  if (given.socket === 'MISSING') vi.stubGlobal('WebSocket', undefined);
  else
    vi.stubGlobal(
      'WebSocket',
      class extends FakeSocket {
        constructor() {
          super();
          const way = network.socket;
          if (way === 'REFUSED') setTimeout(() => this.drop(), 1);
          if (way === 'GOOD') setTimeout(() => this.receive(state(1)), 1);
        }
      },
    );
  const stop = new AbortController();
  stops.push(stop);
  const frames: number[] = [];
  const carriers: BellCarrier[] = [];
  const sockets: boolean[] = [];
  const read = vi.fn(async () => {
    if (!network.calls) throw new Error('offline');
    return 0;
  });
  const onLoginGone = vi.fn();
  const over = followBell<number>({
    socketPath: '/api/bells/1/socket',
    readToken: () => 'token',
    openStream: (signal) => {
      if (network.stream === 'REFUSED') return Promise.reject(new Error('offline'));
      const stream = new FakeStream(signal);
      streams.push(stream);
      if (network.stream !== 'GOOD') stream.isSilent = true;
      else setTimeout(() => stream.send('state', 2), 1);
      return Promise.resolve(stream.response);
    },
    read,
    onFrame: (frame) => frames.push(frame),
    onSocket: (socket) => sockets.push(socket !== null),
    onCarrier: (carrier) => carriers.at(-1) !== carrier && carriers.push(carrier),
    onLoginGone,
    random: () => 0.5,
    signal: stop.signal,
  });
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { network, frames, carriers, sockets, streams, read, onLoginGone, over, stop, wait };
}

const last = <T>(list: readonly T[]) => list.at(-1) as T;

it('follows over a socket where there is one, and asks for nothing besides', async () => {
  const { carriers, frames, read, wait, streams } = follow({ socket: 'GOOD', stream: 'GOOD' });
  await wait(30_000);
  last(FakeSocket.opened).receive(state(7));
  expect([frames, carriers, streams.length, read.mock.calls.length]).toEqual([[1, 7], ['SOCKET'], 0, 0]);
});

it.each(['MISSING', 'REFUSED', 'SWALLOWED'] as const)('goes on by a stream where sockets are %s', async (socket) => {
  const { carriers, streams, wait } = follow({ socket, stream: 'GOOD' });
  await wait(6000);
  expect(carriers.filter((one) => one !== 'CALLS')).toEqual(['STREAM']);
  // Tried again less and less often, while the same stream goes on.
  await wait(3_600_000);
  expect(streams.length).toBe(1);
  expect(FakeSocket.opened.length).toBeLessThan(30);
  expect(last(carriers)).toBe('STREAM');
});

it.each(['REFUSED', 'SWALLOWED'] as const)('goes on by calls where a stream is %s as well', async (stream) => {
  const { carriers, read, wait } = follow({ socket: 'SWALLOWED', stream });
  await wait(3000);
  expect(carriers).toEqual(['CALLS']);
  await wait(60_000);
  expect(carriers).toEqual(['CALLS']);
  // Every two seconds, whatever is tried beside it.
  expect(read.mock.calls.length).toBeGreaterThan(25);
});

it('says that nothing arrives, and comes back within seconds once something does', async () => {
  const { network, carriers, wait } = follow({ socket: 'REFUSED', stream: 'REFUSED', calls: false });
  await wait(600_000);
  expect(carriers).toEqual(['NONE']);
  Object.assign(network, { socket: 'GOOD', calls: true });
  await wait(10_000);
  expect(last(carriers)).toBe('SOCKET');
});

it('opens a socket again that dropped midway', async () => {
  const { carriers, sockets, wait, frames } = follow({ socket: 'GOOD', stream: 'GOOD' });
  await wait(10);
  last(FakeSocket.opened).drop();
  expect(sockets).toEqual([true, false]);
  await wait(1000);
  expect([FakeSocket.opened.length, sockets, carriers, frames]).toEqual([2, [true, false, true], ['SOCKET'], [1, 1]]);
});

it('changes to a stream when sockets stop working, and back when they work again, without a gap', async () => {
  const { network, carriers, streams, frames, wait } = follow({ socket: 'GOOD', stream: 'GOOD' });
  await wait(10);
  network.socket = 'REFUSED';
  last(FakeSocket.opened).drop();
  await wait(2000);
  expect(last(carriers)).toBe('STREAM');
  await wait(300_000);
  network.socket = 'SWALLOWED';
  await wait(300_000);
  // What is tried holds up nothing.
  streams[0]?.send('state', 9);
  await wait(1);
  expect(last(frames)).toBe(9);
  expect([last(carriers), streams.length]).toEqual(['STREAM', 1]);
  network.socket = 'GOOD';
  await wait(500_000);
  expect([last(carriers), streams[0]?.isClosed]).toEqual(['SOCKET', true]);
  expect(FakeSocket.opened.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

it('takes a silent socket for dead', async () => {
  const { wait } = follow({ socket: 'GOOD', stream: 'GOOD' });
  await wait(30_000);
  last(FakeSocket.opened).receive({ type: 'beat' });
  await wait(39_000);
  expect(FakeSocket.opened).toHaveLength(1);
  await wait(2000);
  expect(FakeSocket.opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
});

it('comes again when the server changes, and stops for newer windows and a login that is gone', async () => {
  const first = follow({ socket: 'GOOD', stream: 'GOOD' });
  await first.wait(10);
  last(FakeSocket.opened).receive({ type: 'bye', reason: 'RECONNECT' });
  last(FakeSocket.opened).drop();
  await first.wait(10);
  expect(FakeSocket.opened).toHaveLength(2);
  last(FakeSocket.opened).receive({ type: 'bye', reason: 'REPLACED' });
  last(FakeSocket.opened).drop();
  await first.over;
  expect([last(first.carriers), first.onLoginGone.mock.calls.length]).toEqual(['REPLACED', 0]);
  const second = follow({ socket: 'MISSING', stream: 'GOOD' });
  await second.wait(10);
  second.streams[0]?.send('bye', { reason: 'LOGIN' });
  await second.over;
  expect(second.onLoginGone).toHaveBeenCalledTimes(1);
});

it.each(['GOOD', 'REFUSED', 'SWALLOWED'] as const)('leaves nothing open when it is stopped (%s)', async (socket) => {
  const { stop, over, wait, streams } = follow({ socket, stream: 'GOOD' });
  await wait(socket === 'SWALLOWED' ? 1000 : 5000);
  stop.abort();
  await over;
  expect(FakeSocket.opened.every(({ isClosed }) => isClosed)).toBe(true);
  expect(streams.every(({ isClosed }) => isClosed)).toBe(true);
  const before = FakeSocket.opened.length;
  await wait(60_000);
  expect(FakeSocket.opened).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});
