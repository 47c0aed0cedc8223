import { BELL_PROTOCOL } from '#contract/bellProtocol.ts';
import { holdLine, type LineEnding, SILENCE } from './holdLine.ts';
import { pause } from './pause.ts';
import { readEvents } from './readEvents.ts';

/** How a round arrives at the moment. */
export type BellCarrier = 'SOCKET' | 'STREAM' | 'CALLS' | 'NONE';

export interface FollowBellOptions<Frame> {
  /** Path of the socket. */
  socketPath: string;
  readToken: () => string | null;
  openStream: (signal: AbortSignal) => Promise<Response>;
  /** Asks for the state once, where nothing stays open. */
  read: () => Promise<Frame>;
  onFrame: (frame: Frame) => void;
  /** Anything else that arrives over the socket. */
  onMessage?: (message: Record<string, unknown>) => void;
  /** The open socket, to send by; null once it is gone. */
  onSocket?: (socket: WebSocket | null) => void;
  onCarrier: (carrier: BellCarrier) => void;
  onLoginGone: () => void;
  random: () => number;
  signal: AbortSignal;
}

/** Milliseconds of the first wait after a failure; each further one is twice as long, up to the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 4000;
/** Sockets that brought nothing, after which a stream is tried in their place: some networks let none through. */
const SOCKET_TRIES = 2;

/**
 * Follows a round until it is stopped: over a socket, else a stream of events, else by asking. What breaks is taken up
 * again after a short wait of a random length, as a hall of two hundred comes back in the same second.
 */
export async function followBell<Frame>(options: FollowBellOptions<Frame>): Promise<void> {
  const { signal, random } = options;
  let failures = 0;
  let deadSockets = 0;
  while (!signal.aborted) {
    const received = { any: false };
    const bySocket = deadSockets < SOCKET_TRIES && typeof WebSocket === 'function';
    const ending = bySocket ? await overSocket(options, received) : await overStream(options, received);
    if (signal.aborted) return;
    if (ending === 'OVER') return options.onCarrier('NONE');
    if (bySocket) deadSockets = received.any ? 0 : deadSockets + 1;
    if (received.any) failures = 0;
    else await askOnce(options);
    if (ending === 'AT_ONCE' && received.any) continue;
    await pause(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + random()), signal);
    failures += 1;
  }
}

async function askOnce<Frame>({ read, onFrame, onCarrier }: FollowBellOptions<Frame>): Promise<void> {
  try {
    onFrame(await read());
    onCarrier('CALLS');
  } catch {
    // The next turn asks again; a login that is gone is noticed by the client of the API.
    onCarrier('NONE');
  }
}

function overSocket<Frame>(options: FollowBellOptions<Frame>, received: { any: boolean }): Promise<LineEnding> {
  const { socketPath, readToken, onFrame, onMessage, onSocket, onCarrier, onLoginGone, signal } = options;
  return new Promise((resolve) => {
    const url = new URL(socketPath, window.location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    let socket: WebSocket;
    try {
      socket = new WebSocket(url, [BELL_PROTOCOL, readToken() ?? 'none']);
    } catch {
      return resolve('AGAIN');
    }
    let ending: LineEnding = 'AGAIN';
    const hangUp = () => socket.close();
    let watchdog = setTimeout(hangUp, SILENCE);
    signal.addEventListener('abort', hangUp, { once: true });
    const finish = () => {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', hangUp);
      onSocket?.(null);
      resolve(ending);
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(hangUp, SILENCE);
      const message = parse(data);
      if (message.type === 'state') {
        if (!received.any) {
          onSocket?.(socket);
          onCarrier('SOCKET');
        }
        received.any = true;
        onFrame(message.frame as Frame);
      } else if (message.type === 'bye') {
        if (message.reason === 'LOGIN') onLoginGone();
        ending = endingOf(message.reason);
      } else if (message.type !== 'beat') onMessage?.(message);
    };
    socket.onclose = finish;
  });
}

function overStream<Frame>(options: FollowBellOptions<Frame>, received: { any: boolean }): Promise<LineEnding> {
  const { openStream, onFrame, onCarrier, onLoginGone, signal } = options;
  return holdLine(signal, async (line, keep) => {
    const response = await openStream(line);
    if (!response.ok || !response.body) return 'AGAIN';
    for await (const event of readEvents(response.body, line)) {
      keep();
      if (event === 'beat') continue;
      if (event.event === 'state') {
        if (!received.any) onCarrier('STREAM');
        received.any = true;
        onFrame(parse(event.data) as Frame);
      } else if (event.event === 'bye') {
        const { reason } = parse(event.data);
        if (reason === 'LOGIN') onLoginGone();
        return endingOf(reason);
      }
    }
    return 'AGAIN';
  });
}

/** A window that was replaced by newer ones of the same login stays quiet; the others go on. */
function endingOf(reason: unknown): LineEnding {
  if (reason === 'RECONNECT') return 'AT_ONCE';
  return reason === 'TOO_FAST' ? 'AGAIN' : 'OVER';
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Not ours; a line that goes on like that ends by its watchdog.
    return {};
  }
}
