import { PassThrough, type Readable } from 'node:stream';
import type { byeReasons } from '#contract/aquarium.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { readLiveStates } from '#server/modules/aquarium/public.ts';
import type { Session } from '#server/modules/auth/public.ts';
import type { Db } from '../../db/Db.ts';
import { AppError } from '../../errors/AppError.ts';
import { retryAfterSeconds } from '../../errors/retryAfterSeconds.ts';
import { createStreamLine, type LiveLine } from './LiveLine.ts';

/** Milliseconds between two looks at the database: with the way to the browser well below a second. */
const LOOK_EVERY = 400;
const HEARTBEAT_EVERY = 15_000;
/** A stream ends after so long, give or take a fifth, so that logins are renewed and servers can change. */
const LIFETIME = 30 * MINUTE;
/** Windows of one login that may listen, such as the site and the pop-up; the oldest makes room. */
const STREAMS_PER_LOGIN = 2;
/** Bytes that may wait for a reader who has stopped reading. */
const LONGEST_QUEUE = 64 * 1024;

type ByeReason = (typeof byeReasons)[number];

interface Listener {
  session: Session;
  line: LiveLine;
  /** The last revision sent. */
  revision: number;
  lifetime: NodeJS.Timeout;
}

/**
 * Notifies open windows that their aquarium has changed, whichever process or device changed it: one look at the
 * database for all of them together, a few times a second and only while somebody listens.
 */
export class AquariumStreams {
  readonly #db: () => Db;
  readonly #random: () => number;
  readonly #onError: (error: unknown) => void;
  readonly #listeners = new Set<Listener>();
  #timers: NodeJS.Timeout[] = [];
  #looking: Promise<void> | null = null;
  #ended = false;

  constructor(given: { db: () => Db; random: () => number; onError: (error: unknown) => void }) {
    this.#db = given.db;
    this.#random = given.random;
    this.#onError = given.onError;
  }

  /** Streams that are open. */
  get size(): number {
    return this.#listeners.size;
  }

  /** A new stream for a window of this login; the state of now comes at once. @throws AppError OVERLOADED after the end */
  open(session: Session): Readable {
    if (this.#ended) throw new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds(this.#random) });
    const stream = new PassThrough();
    const lifetime = setTimeout(() => this.#bye(listener, 'RECONNECT'), LIFETIME * (0.8 + 0.4 * this.#random()));
    lifetime.unref();
    const line = createStreamLine(stream, LONGEST_QUEUE);
    const listener: Listener = { session, line, revision: 0, lifetime };
    const sameLogin = [...this.#listeners].filter(({ session: other }) => isSameLogin(other, session));
    for (const old of sameLogin.slice(0, Math.max(0, sameLogin.length + 1 - STREAMS_PER_LOGIN))) {
      this.#bye(old, 'REPLACED');
    }
    this.#listeners.add(listener);
    line.onClose(() => this.#forget(listener));
    this.#keepLooking();
    void this.look(session.accountNo);
    return stream;
  }

  /** Looks now, at everybody's aquarium or at one; notifies those who listen. */
  async look(accountNo?: number): Promise<void> {
    const listeners = [...this.#listeners].filter(
      ({ session }) => accountNo === undefined || session.accountNo === accountNo,
    );
    if (listeners.length === 0) return;
    try {
      const states = await readLiveStates(
        this.#db(),
        listeners.map(({ session }) => session),
      );
      for (const listener of listeners) {
        const state = states.get(listener.session);
        if (state === undefined) this.#bye(listener, 'LOGIN');
        else if (state > listener.revision) this.#sendState(listener, state);
      }
    } catch (error) {
      this.#onError(error);
    }
  }

  /**
   * Ends every stream, so that the server can stop; browsers ask another one. Whoever asks this one once more, at once
   * and on the connection it still has, is turned away: that stream would hold up the stop until its patience is over.
   */
  end(): void {
    this.#ended = true;
    for (const listener of [...this.#listeners]) this.#bye(listener, 'RECONNECT');
  }

  #sendState(listener: Listener, revision: number): void {
    listener.revision = revision;
    listener.line.state(JSON.stringify({ revision }));
  }

  #bye(listener: Listener, reason: ByeReason): void {
    this.#forget(listener);
    listener.line.bye(reason);
  }

  #forget(listener: Listener): void {
    clearTimeout(listener.lifetime);
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  #keepLooking(): void {
    if (this.#timers.length > 0) return;
    const look = () => {
      this.#looking ??= this.look().finally(() => {
        this.#looking = null;
      });
    };
    const beat = () => {
      for (const { line } of this.#listeners) line.beat();
    };
    this.#timers = [setInterval(look, LOOK_EVERY), setInterval(beat, HEARTBEAT_EVERY)];
    for (const timer of this.#timers) timer.unref();
  }
}

/** A login and its renewals. */
function isSameLogin(one: Session, other: Session): boolean {
  return one.accountNo === other.accountNo && one.signedInAt === other.signedInAt;
}
