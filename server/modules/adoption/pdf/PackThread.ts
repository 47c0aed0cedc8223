import { Worker } from 'node:worker_threads';
import type { PackDocument } from '#domain/adoption/PackDocument.ts';
import { threadProgram } from '#server/core/threadProgram.ts';
import { AppError } from '#server/errors/AppError.ts';
import { retryAfterSeconds } from '#server/errors/retryAfterSeconds.ts';

/** What a thread is given. */
export interface PackPrint {
  pack: PackDocument;
  /** `YYYY-MM-DD` in Seoul. */
  today: string;
  contentDir: string;
}

const PROGRAM = threadProgram('server/modules/adoption/pdf/packWorker');
/** Megabytes of the thread's own heap; it needs about a third. */
const MOST_MEMORY = 256;

/**
 * Makes PDFs beside the event loop, one at a time on this node: each takes a second of a processor, and a director takes
 * one in a year.
 */
export class PackThread {
  #worker: Worker | null = null;

  /** @throws AppError OVERLOADED while another one is made, or when the thread died */
  print(what: PackPrint): Promise<Uint8Array> {
    if (this.#worker !== null) return Promise.reject(busy());
    const worker = new Worker(PROGRAM, {
      execArgv: [],
      workerData: what,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    this.#worker = worker;
    return new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      // After a message this changes nothing any more.
      worker.once('exit', () => reject(busy()));
    }).finally(() => {
      this.#worker = null;
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }
}

const busy = () => new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds() });
