import type { BellAnswered } from '#contract/goldenBell.ts';
import type { Db } from '#server/db/Db.ts';
import { type GivenBellAnswer, storeBellAnswers } from './storeBellAnswers.ts';

/** Answers of one transaction; with six values each within what both engines take. */
const AT_ONCE = 200;

interface Waiting {
  answer: GivenBellAnswer;
  resolve: (answered: BellAnswered) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers on their way into the database. While one transaction of a room is under way, those that arrive wait and share
 * the next one: a hall that answers in the same second waits for the disk a few times and not two hundred times. Nothing
 * is acknowledged before it is stored.
 */
export class BellAnswerQueue {
  readonly #db: () => Db;
  readonly #now: () => number;
  readonly #waiting = new Map<number, Waiting[]>();
  readonly #busy = new Set<number>();

  constructor(given: { db: () => Db; now: () => number }) {
    this.#db = given.db;
    this.#now = given.now;
  }

  /** Resolves once the answer is stored, or it is certain that it does not count. */
  put(roomNo: number, answer: GivenBellAnswer): Promise<BellAnswered> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(roomNo) ?? [];
      waiting.push({ answer, resolve, reject });
      this.#waiting.set(roomNo, waiting);
      // After this turn of the event loop, so that what arrived together is stored together.
      if (!this.#busy.has(roomNo)) setImmediate(() => void this.#run(roomNo));
    });
  }

  async #run(roomNo: number): Promise<void> {
    if (this.#busy.has(roomNo)) return;
    this.#busy.add(roomNo);
    for (;;) {
      const batch = this.#waiting.get(roomNo)?.splice(0, AT_ONCE) ?? [];
      if (batch.length === 0) break;
      await this.#store(roomNo, batch);
    }
    this.#waiting.delete(roomNo);
    this.#busy.delete(roomNo);
  }

  async #store(roomNo: number, batch: readonly Waiting[]): Promise<void> {
    try {
      const answers = batch.map(({ answer }) => answer);
      const stored = await storeBellAnswers({ db: this.#db(), roomNo, answers }, this.#now());
      for (const [index, { resolve }] of batch.entries()) resolve(stored[index] as BellAnswered);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
