import { PassThrough, type Readable } from 'node:stream';
import type { bellByeReasons } from '#contract/goldenBell.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { lastingSessions, type Session } from '#server/modules/auth/public.ts';
import { bellRooms, readBellSnapshot, toHostBell, toPupilBells } from '#server/modules/golden-bell/public.ts';
import { lastingStaff, type StaffSession } from '#server/modules/staff/public.ts';
import type { Db } from '../../db/Db.ts';
import { createSocketLine, createStreamLine, type LiveLine, type LiveSocket } from './LiveLine.ts';
import { LiveListeners } from './LiveListeners.ts';

/** Milliseconds between two looks at the database; a command of this process is published at once. */
const LOOK_EVERY = 400;
/** Logins are looked at less often: one that was ended sees no more than a few seconds of the round. */
const LOGINS_EVERY = 5000;
const LIFETIME = 60 * MINUTE;
/** Lines of one login into one room, of two windows that both change from one carrier to another. */
const LINES_PER_LOGIN = 4;
/** Bytes that may wait for a reader who has stopped reading. */
const LONGEST_QUEUE = 256 * 1024;

type ByeReason = (typeof bellByeReasons)[number];
/** Who looks at a room. */
export type BellViewer = { kind: 'PUPIL'; login: Session } | { kind: 'HOST'; login: StaffSession };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before a socket is opened. */
    bellViewer: BellViewer | null;
  }
}

interface Listener {
  roomNo: number;
  viewer: BellViewer;
  line: LiveLine;
  /** The state that was sent last. */
  sent: string;
}

interface Given {
  db: () => Db;
  now: () => number;
  random: () => number;
  onError: (error: unknown) => void;
}

/**
 * Publishes rounds to those who look at them, over sockets and streams alike. The state is in the database, and a line
 * only carries it: one look at the marks of all rooms a few times a second, and a room that has changed is read once for
 * everybody in it.
 */
export class BellChannels {
  readonly #given: Given;
  readonly #listeners: LiveListeners<Listener>;
  /** By room, what `marks` answered when it was published last. */
  readonly #marks = new Map<number, string>();
  #looking: Promise<void> | null = null;
  #lookAgain = false;

  constructor(given: Given) {
    this.#given = given;
    this.#listeners = new LiveListeners({
      lifetime: LIFETIME,
      mostPerLogin: LINES_PER_LOGIN,
      isSameLogin: (one, other) => one.roomNo === other.roomNo && nameOf(one.viewer) === nameOf(other.viewer),
      everyMs: [
        [LOOK_EVERY, () => void this.look()],
        [LOGINS_EVERY, () => void this.checkLogins()],
      ],
      random: given.random,
      onEmpty: () => this.#marks.clear(),
    });
  }

  /** Lines that are open. */
  get size(): number {
    return this.#listeners.size;
  }

  /** A stream of events for somebody; the state of now comes at once. @throws AppError OVERLOADED after the end */
  openStream(roomNo: number, viewer: BellViewer): Readable {
    const stream = new PassThrough();
    this.#open(roomNo, viewer, createStreamLine(stream, LONGEST_QUEUE));
    return stream;
  }

  /** The same over a socket. @returns what ends the line for a reason */
  openSocket(roomNo: number, viewer: BellViewer, socket: LiveSocket): (reason: ByeReason) => void {
    const listener = this.#open(roomNo, viewer, createSocketLine(socket, LONGEST_QUEUE));
    return (reason) => this.#listeners.bye(listener, reason);
  }

  /** Looks now, for a change of this process or one that another node has published. */
  look(): Promise<void> {
    if (this.#looking !== null) {
      this.#lookAgain = true;
      return this.#looking;
    }
    this.#looking = this.#lookUntilDone().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Ends every line, so that the server can stop; browsers come back to another one. */
  end(): void {
    this.#listeners.end();
  }

  /** Ends lines whose login is gone. */
  async checkLogins(): Promise<void> {
    try {
      const pupils = [...this.#listeners].flatMap(({ viewer }) => (viewer.kind === 'PUPIL' ? viewer.login : []));
      const hosts = [...this.#listeners].flatMap(({ viewer }) => (viewer.kind === 'HOST' ? viewer.login : []));
      const { db, now } = this.#given;
      const lasting = await lastingSessions(db(), pupils);
      const staff = await lastingStaff(
        { db: db(), now: now() },
        hosts.map(({ tokenHash }) => tokenHash),
      );
      for (const listener of this.#listeners) {
        const { viewer } = listener;
        const lasts = viewer.kind === 'PUPIL' ? lasting.has(viewer.login) : staff.has(viewer.login.tokenHash);
        // Who came while the logins were read is looked at the next time.
        const known = viewer.kind === 'PUPIL' ? pupils.includes(viewer.login) : hosts.includes(viewer.login);
        if (known && !lasts) this.#listeners.bye(listener, 'LOGIN');
      }
    } catch (error) {
      this.#given.onError(error);
    }
  }

  #open(roomNo: number, viewer: BellViewer, line: LiveLine): Listener {
    const listener: Listener = { roomNo, viewer, line, sent: '' };
    this.#listeners.add(listener);
    void this.look();
    return listener;
  }

  async #lookUntilDone(): Promise<void> {
    do {
      this.#lookAgain = false;
      await this.#lookOnce();
    } while (this.#lookAgain);
  }

  async #lookOnce(): Promise<void> {
    try {
      const roomNos = [...new Set([...this.#listeners].map(({ roomNo }) => roomNo))];
      const marks = await bellRooms.marks(this.#given.db(), roomNos);
      for (const roomNo of roomNos) {
        const inside = [...this.#listeners].filter((listener) => listener.roomNo === roomNo);
        const mark = marks.get(roomNo) ?? '';
        const behind = listenersBehind(inside, this.#marks.get(roomNo), mark);
        this.#marks.set(roomNo, mark);
        if (behind.length > 0) await this.#publish(roomNo, behind);
      }
    } catch (error) {
      this.#marks.clear();
      this.#given.onError(error);
    }
  }

  async #publish(roomNo: number, listeners: readonly Listener[]): Promise<void> {
    const snapshot = await readBellSnapshot(this.#given.db(), roomNo);
    const pupils = snapshot && toPupilBells(snapshot);
    let host: string | undefined;
    const currentDate = new Date(this.#given.now()).toISOString();
    for (const listener of listeners) {
      let state: string | undefined;
      if (listener.viewer.kind === 'PUPIL') {
        const own = pupils?.get(listener.viewer.login.accountNo);
        state = own && JSON.stringify(own);
      } else {
        host ??= snapshot && JSON.stringify(toHostBell(snapshot));
        state = host;
      }
      // The room is gone, or somebody was taken out of it with the account.
      if (state === undefined) this.#listeners.bye(listener, 'LOGIN');
      else if (state !== listener.sent) {
        listener.sent = state;
        listener.line.state(`{"currentDate":"${currentDate}","state":${state}}`);
      }
    }
  }
}

/**
 * Who has to get the state. An answer changes what the host sees, and what other windows of the same account see; its own
 * window has the acknowledgement, and two hundred others have nothing new.
 *
 * @param known what the room was marked with when it was published last
 */
function listenersBehind(inside: readonly Listener[], known: string | undefined, mark: string): Listener[] {
  const isNew = ({ sent }: Listener) => sent === '';
  if (known === mark) return inside.filter(isNew);
  const [revision] = mark.split(' ');
  if (known === undefined || known.split(' ')[0] !== revision) return [...inside];
  const windows = new Map<number, number>();
  for (const { viewer } of inside) {
    if (viewer.kind === 'PUPIL') windows.set(viewer.login.accountNo, (windows.get(viewer.login.accountNo) ?? 0) + 1);
  }
  return inside.filter(
    (one) => isNew(one) || one.viewer.kind === 'HOST' || (windows.get(one.viewer.login.accountNo) ?? 0) > 1,
  );
}

/** A login and its renewals. */
function nameOf({ kind, login }: BellViewer): string {
  return kind === 'HOST' ? `HOST ${login.tokenHash}` : `PUPIL ${login.accountNo} ${login.signedInAt}`;
}
