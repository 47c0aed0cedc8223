import type { PassThrough } from 'node:stream';

/** The close code of a server that asks to come again, and of one that does not. */
const CLOSE_AGAIN = 1012;
const CLOSE_FOR_GOOD = 1008;

/** Milliseconds for the answer to a close. */
const CLOSE_PATIENCE = 2000;

/** What is used of a WebSocket of `ws`, which comes without types. */
export interface LiveSocket {
  readonly bufferedAmount: number;
  readonly readyState: number;
  readonly OPEN: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  terminate(): void;
  on(event: 'message', listener: (data: { toString(): string }) => void): unknown;
  once(event: 'close', listener: () => void): unknown;
}

/** What carries a state to one window as it changes: it knows nothing of what it carries. */
export interface LiveLine {
  /** @param frame JSON */
  state: (frame: string) => void;
  /** A sign that the line is alive. */
  beat: () => void;
  bye: (reason: string) => void;
  onClose: (listener: () => void) => void;
}

/**
 * A stream of server-sent events, read by `fetch`.
 *
 * @param longestQueue bytes that may wait for a reader who has stopped reading
 */
export function createStreamLine(stream: PassThrough, longestQueue: number): LiveLine {
  const send = (text: string) => {
    if (stream.writableLength > longestQueue) stream.destroy();
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

/** A WebSocket; each message is JSON with a `type`. @param longestQueue as of a stream */
export function createSocketLine(socket: LiveSocket, longestQueue: number): LiveLine {
  const send = (text: string) => {
    if (socket.bufferedAmount > longestQueue) socket.terminate();
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
