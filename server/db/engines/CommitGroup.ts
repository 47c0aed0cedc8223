/** Ends that wait for one commit at most, and for how long, in milliseconds, before it comes. */
const MOST_WAITING = 32;
const LONGEST_WAIT = 20;

interface Waiting {
  pass: () => void;
  fail: (error: unknown) => void;
}

interface Options {
  /** Runs a statement on the connection. @throws what the database throws */
  run: (sql: string) => void;
  /** Whether the connection has an open transaction: the database itself takes one back when the disk fails. */
  isOpen: () => boolean;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
}

/**
 * One transaction of the database that holds those of several users, one after the other, and is committed once for all
 * of them: with one write to the disk. Nobody is answered before what they did is stored, and whoever fails takes back only
 * what is their own.
 */
export class CommitGroup {
  readonly #run: Options['run'];
  readonly #isOpen: () => boolean;
  readonly #clock: () => number;
  #waiting: Waiting[] = [];
  #begunAt: number | null = null;

  constructor({ run, isOpen, clock = () => performance.now() }: Options) {
    this.#run = run;
    this.#isOpen = isOpen;
    this.#clock = clock;
  }

  get open(): boolean {
    return this.#begunAt !== null;
  }

  /** Enough wait, or the first has waited long enough: the next end commits. */
  get full(): boolean {
    return this.#waiting.length >= MOST_WAITING || this.#clock() - (this.#begunAt ?? 0) >= LONGEST_WAIT;
  }

  begin(): void {
    this.#run('begin immediate');
    this.#begunAt = this.#clock();
  }

  /** @returns fulfilled when the group is committed. @throws (later) what its commit throws */
  join(): Promise<void> {
    return new Promise((pass, fail) => this.#waiting.push({ pass, fail }));
  }

  /** Commits for all who wait; they get its outcome, and nobody else. */
  commit(): void {
    try {
      this.#run('commit');
    } catch (error) {
      this.fail(error);
      return;
    }
    for (const { pass } of this.#close()) pass();
  }

  /** Takes everything back, also what others have ended. */
  fail(error: unknown): void {
    try {
      if (this.#isOpen()) this.#run('rollback');
    } finally {
      for (const { fail } of this.#close()) fail(error);
    }
  }

  #close(): Waiting[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#begunAt = null;
    return waiting;
  }
}
