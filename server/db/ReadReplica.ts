import { sql } from 'kysely';
import type { Db } from './Db.ts';

/** Milliseconds between two looks at how far the replica is. */
const LOOK_EVERY = 2_000;
/** Milliseconds a replica may be behind; further behind it is not asked. */
export const LONGEST_LAG = 5_000;
/** Looks remembered; older than the longest lag they are worthless. */
const MARKS = Math.ceil(LONGEST_LAG / LOOK_EVERY) + 2;

/** Where the log of the database stands, in bytes. */
export interface LogPositions {
  /** Written by the primary. */
  written(): Promise<bigint>;
  /** Seen by the replica. */
  seen(): Promise<bigint>;
}

/**
 * A copy of the database that reads may go to while it is close behind. How close is measured against the log: what the
 * primary had written at an earlier look and the replica has by now is at most as old as that look.
 */
export class ReadReplica {
  readonly #db: Db;
  readonly #positions: LogPositions;
  readonly #clock: () => number;
  #marks: { at: number; written: bigint }[] = [];
  #ready = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(given: { db: Db; positions: LogPositions; clock?: () => number }) {
    this.#db = given.db;
    this.#positions = given.positions;
    this.#clock = given.clock ?? (() => performance.now());
  }

  /** The copy; null while it is away or too far behind. */
  get ready(): Db | null {
    return this.#ready ? this.#db : null;
  }

  /** It failed: it is not asked again before the next good look. */
  fail(): void {
    this.#ready = false;
  }

  /** Measures how far behind it is. Never rejects, and ends without an answer once that would be worthless. */
  async look(): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const givenUp = new Promise<false>((resolve) => {
      late = setTimeout(() => resolve(false), LONGEST_LAG);
    });
    this.#ready = await Promise.race([this.#isClose().catch(() => false), givenUp]);
    clearTimeout(late);
  }

  async #isClose(): Promise<boolean> {
    const written = await this.#positions.written();
    this.#marks = [{ at: this.#clock(), written }, ...this.#marks].slice(0, MARKS);
    const seen = await this.#positions.seen();
    const newest = this.#marks.find((mark) => mark.written <= seen);
    return newest !== undefined && this.#clock() - newest.at <= LONGEST_LAG;
  }

  /** Looks every few seconds until it is stopped. */
  start(): void {
    let looking = false;
    this.#timer = setInterval(() => {
      if (looking) return;
      looking = true;
      void this.look().finally(() => {
        looking = false;
      });
    }, LOOK_EVERY);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#ready = false;
  }
}

/** @param replica a standby that replays the log of `primary`, or another way to the same server */
export function logPositions(primary: Db, replica: Db): LogPositions {
  return {
    written: () => read(primary),
    seen: () => read(replica),
  };
}

async function read(db: Db): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as position
  `.execute(db);
  const [high = '', low = ''] = (rows[0]?.position ?? '').split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
