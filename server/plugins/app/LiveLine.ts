import type { PassThrough } from 'node:stream';

/** Bytes that may wait for a reader who has stopped reading. */
const LONGEST_QUEUE = 256 * 1024;
/** The close code of a server that asks to come again, and of one that does not. */
const CLOSE_AGAIN = 1012;
const CLOSE_FOR_GOOD = 1008;

/** Milliseconds for the answer to a close. */
const CLOSE_PATIENCE = 2000;

/** What is used of a WebSocket of `ws`, which comes without types. */
export interface BellSocket {
  readonly bufferedAmount: number;
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: { toString(): string }) => void): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** What carries a round to one window: it knows nothing of what it carries. */
export interface BellLine {
  /** @param frame JSON */
  state: (frame: string) => void;
  /** A sign that the line is alive. */
  beat: () => void;
  bye: (reason: string) => void;
  onClose: (listener: () => void) => void;
}

/** A stream of server-sent events, read by `fetch`. */
export function createStreamLine(stream: PassThrough): BellLine {
  const send = (text: string) => {
    if (stream.writableLength > LONGEST_QUEUE) stream.destroy();
    else stream.write(text);
  };
  stream.write('retry: 3000\n\n');
  return {
    state: (frame) => send(`event: state\ndata: ${frame}\n\n`),
    beat: () => send(': ♥\n\n'),
    bye: (reason) => stream.end(`event: bye\ndata: ${JSON.stringify({ reason })}\n\n`),
    onClose: (listener) => stream.once('close', listener),
  };
}

/** A WebSocket; each message is JSON with a `type`. */
export function createSocketLine(socket: BellSocket): BellLine {
  const send = (text: string) => {
    if (socket.bufferedAmount > LONGEST_QUEUE) socket.terminate();
    else socket.send(text);
  };
  return {
    state: (frame) => send(`{"type":"state","frame":${frame}}`),
    // A frame of its own, as pages do not see the pings of the protocol.
    beat: () => send('{"type":"beat"}'),
    bye: (reason) => {
      send(JSON.stringify({ type: 'bye', reason }));
      socket.close(reason === 'RECONNECT' ? CLOSE_AGAIN : CLOSE_FOR_GOOD, reason);
      // A client that does not answer must not hold up the stop of the server.
      setTimeout(() => socket.terminate(), CLOSE_PATIENCE).unref();
    },
    onClose: (listener) => socket.once('close', listener),
  };
}
