import { PassThrough, type Readable } from 'node:stream';
import { MINUTE } from '#domain/time/duration.ts';
import { readLiveStates } from '#server/modules/aquarium/public.ts';
import type { Session } from '#server/modules/auth/public.ts';
import type { Db } from '../../db/Db.ts';
import { createStreamLine, type LiveLine } from './LiveLine.ts';
import { LiveListeners } from './LiveListeners.ts';

/** Milliseconds between two looks at the database: with the way to the browser well below a second. */
const LOOK_EVERY = 400;
const LIFETIME = 30 * MINUTE;
/** Windows of one login that may listen, such as the site and the pop-up. */
const STREAMS_PER_LOGIN = 2;
/** Bytes that may wait for a reader who has stopped reading. */
const LONGEST_QUEUE = 64 * 1024;

interface Listener {
  session: Session;
  line: LiveLine;
  /** The last revision sent. */
  revision: number;
}

/**
 * Notifies open windows that their aquarium has changed, whichever process or device changed it: one look at the
 * database for all of them together, a few times a second and only while somebody listens.
 */
export class AquariumStreams {
  readonly #db: () => Db;
  readonly #onError: (error: unknown) => void;
  readonly #listeners: LiveListeners<Listener>;
  #looking: Promise<void> | null = null;

  constructor({ db, random, onError }: { db: () => Db; random: () => number; onError: (error: unknown) => void }) {
    this.#db = db;
    this.#onError = onError;
    this.#listeners = new LiveListeners({
      lifetime: LIFETIME,
      mostPerLogin: STREAMS_PER_LOGIN,
      isSameLogin: ({ session: one }, { session: other }) =>
        one.accountNo === other.accountNo && one.signedInAt === other.signedInAt,
      everyMs: [[LOOK_EVERY, () => this.#lookAtAll()]],
      random,
    });
  }

  /** Streams that are open. */
  get size(): number {
    return this.#listeners.size;
  }

  /** A new stream for a window of this login; the state of now comes at once. @throws AppError OVERLOADED after the end */
  open(session: Session): Readable {
    const stream = new PassThrough();
    this.#listeners.add({ session, line: createStreamLine(stream, LONGEST_QUEUE), revision: 0 });
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
        if (state === undefined) this.#listeners.bye(listener, 'LOGIN');
        else if (state > listener.revision) this.#sendState(listener, state);
      }
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Ends every stream, so that the server can stop; browsers ask another one. */
  end(): void {
    this.#listeners.end();
  }

  #lookAtAll(): void {
    this.#looking ??= this.look().finally(() => {
      this.#looking = null;
    });
  }

  #sendState(listener: Listener, revision: number): void {
    listener.revision = revision;
    listener.line.state(JSON.stringify({ revision }));
  }
}
