import * as z from 'zod/mini';
import { holdLine } from './holdLine.ts';
import { pause } from './pause.ts';
import { readEvents } from './readEvents.ts';

export interface FollowOptions {
  /** Asks for the stream. */
  open: (signal: AbortSignal) => Promise<Response>;
  onRevision: (revision: number) => void;
  /** The server no longer knows this login. */
  onLoginGone: () => void;
  /** 0 up to 1. */
  random: () => number;
  /** Ends when this window has no use for it: hidden, closed, another account. */
  signal: AbortSignal;
}

/** What becomes of a line that has ended: it is taken up again after a wait or at once, or not at all. */
type LineEnding = 'AGAIN' | 'AT_ONCE' | 'OVER';

/** Milliseconds of the first wait after a failure; each further one is twice as long, up to the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

const stateEvent = z.object({ revision: z.int() });
const bye = z.object({ reason: z.string() });
const refused = z.object({ code: z.string() });

/** Listens for changes that other devices make, until it is stopped; a broken line is taken up again by itself. */
export async function followAquarium(options: FollowOptions): Promise<void> {
  const { signal, random } = options;
  let failures = 0;
  while (!signal.aborted) {
    const received = { any: false };
    const ending = await listenOnce(options, received);
    if (ending === 'OVER') return;
    if (received.any) failures = 0;
    if (ending === 'AT_ONCE' && received.any) continue;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
    failures += 1;
    // A signal that has ended fires no event any more.
    if (!signal.aborted) await pause(wait * (0.5 + random()), signal);
  }
}

async function listenOnce(options: FollowOptions, received: { any: boolean }): Promise<LineEnding> {
  const { open, onRevision, onLoginGone, signal } = options;
  const ending = await holdLine<LineEnding>(signal, async (line, keep) => {
    const response = await open(line);
    if (response.status === 401) {
      // A filter on the way has other words, and decides nothing.
      refused.parse(await response.json());
      onLoginGone();
      return 'OVER';
    }
    if (!response.ok || !response.body) return 'AGAIN';
    for await (const event of readEvents(response.body, line)) {
      keep();
      if (signal.aborted) return 'OVER';
      if (event === 'beat') continue;
      received.any = true;
      if (event.event === 'state') onRevision(stateEvent.parse(JSON.parse(event.data)).revision);
      if (event.event !== 'bye') continue;
      const { reason } = bye.parse(JSON.parse(event.data));
      if (reason === 'LOGIN') onLoginGone();
      return reason === 'RECONNECT' ? 'AT_ONCE' : 'OVER';
    }
    return 'AGAIN';
  });
  return ending ?? 'AGAIN';
}
