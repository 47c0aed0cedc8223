import { openSocketLine } from './openSocketLine.ts';
import { openStreamLine } from './openStreamLine.ts';
import { pause } from './pause.ts';

/** How a round arrives at the moment; `REPLACED`: newer windows of this login follow it, and this one does not. */
export type BellCarrier = Line | 'CALLS' | 'NONE' | 'REPLACED';
/** What stays open, the better one first. */
const LINES = ['SOCKET', 'STREAM'] as const;
type Line = (typeof LINES)[number];

/** A line that has brought a first state. */
export interface OpenLine {
  /** Why it ended: the reason of the server, or null where it broke. */
  ended: Promise<string | null>;
  hangUp: () => void;
}

interface Present {
  by: Line;
  line: OpenLine;
}

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

/** Milliseconds about which a line that broke is missed before it is opened again: a hall comes back in the same second. */
const WAIT = 500;
/** Milliseconds between two calls while no line is open. */
const ASK_EVERY = 2000;
/** Milliseconds for which a line that did not open rests; each further time twice as long. */
const FIRST_REST = 2000;
/** The longest rest while nothing else is open, and while something is. */
const LONGEST_REST = 8000;
const LONGEST_CALM_REST = 300_000;

/**
 * Follows a round until it is stopped: over a socket, else a stream of events, else by asking. While the second best is
 * open, the best is tried again from time to time, and takes over once it has brought a state: nothing is missed between.
 */
export async function followBell<Frame>(options: FollowBellOptions<Frame>): Promise<void> {
  const { signal, random, onCarrier, onLoginGone } = options;
  const opener = new Opener(options);
  let present: Present | null = null;
  while (!signal.aborted) {
    present ??= await askMeanwhile(options, opener.open(LINES, LONGEST_REST, signal));
    if (present === null) return;
    const { by, line }: Present = present;
    onCarrier(by);
    const ended = new AbortController();
    const better = LINES.slice(0, LINES.indexOf(by));
    const next: Present | null = await Promise.race([
      line.ended.then(() => null),
      ...(better.length > 0 ? [opener.open(better, LONGEST_CALM_REST, eitherOf(signal, ended.signal))] : []),
    ]);
    ended.abort();
    line.hangUp();
    present = next;
    if (present !== null) continue;
    const reason = await line.ended;
    if (signal.aborted) return;
    if (reason === 'LOGIN') onLoginGone();
    if (reason === 'LOGIN' || reason === 'REPLACED') return onCarrier(reason === 'LOGIN' ? 'NONE' : reason);
    if (reason !== 'RECONNECT') await pause(WAIT * (0.5 + random()), signal);
  }
}

/** Opens lines, and remembers which did not open. */
class Opener<Frame> {
  readonly #options: FollowBellOptions<Frame>;
  /** Since when a line rests, and how often it did not open. */
  readonly #resting = new Map<Line, { since: number; times: number }>();

  constructor(options: FollowBellOptions<Frame>) {
    this.#options = options;
  }

  /** Tries until one of these lines is open. @returns null once the signal ends it */
  async open(lines: readonly Line[], longest: number, signal: AbortSignal): Promise<Present | null> {
    while (!signal.aborted) {
      for (const by of lines) {
        if (this.#restOf(by, longest) > 0) continue;
        const line = await (by === 'SOCKET' ? openSocketLine : openStreamLine)(this.#options, signal);
        if (line !== null) {
          this.#resting.delete(by);
          return { by, line };
        }
        if (signal.aborted) return null;
        this.#resting.set(by, { since: performance.now(), times: (this.#resting.get(by)?.times ?? 0) + 1 });
      }
      const rest = Math.min(...lines.map((by) => this.#restOf(by, longest)));
      await pause(rest * (0.75 + this.#options.random() / 2), signal);
    }
    return null;
  }

  /** Milliseconds that are left. */
  #restOf(by: Line, longest: number): number {
    const resting = this.#resting.get(by);
    if (resting === undefined) return 0;
    const rest = Math.min(longest, FIRST_REST * 2 ** (resting.times - 1));
    return Math.max(0, resting.since + rest - performance.now());
  }
}

/** Asks for the state again and again until a line is open. */
async function askMeanwhile<Frame, T>(options: FollowBellOptions<Frame>, opening: Promise<T>): Promise<T> {
  const { read, onFrame, onCarrier, random, signal } = options;
  const found = new AbortController();
  const until = eitherOf(signal, found.signal);
  const ask = async () => {
    for (;;) {
      await pause(ASK_EVERY * (0.75 + random() / 2), until);
      if (until.aborted) return;
      try {
        const frame = await read();
        if (until.aborted) return;
        onFrame(frame);
        onCarrier('CALLS');
      } catch {
        // The next turn asks again; a login that is gone is noticed by the client of the API.
        if (!until.aborted) onCarrier('NONE');
      }
    }
  };
  void ask();
  return opening.finally(() => found.abort());
}

/** `AbortSignal.any` is younger than the browsers that are served. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort();
    else signal.addEventListener('abort', () => either.abort(), { once: true, signal: either.signal });
  }
  return either.signal;
}
