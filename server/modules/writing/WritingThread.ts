import { Worker } from 'node:worker_threads';
import type { WritingHint } from '#domain/writing/WritingHint.ts';
import { threadProgram } from '#server/core/threadProgram.ts';
import { AppError } from '#server/errors/AppError.ts';
import { retryAfterSeconds } from '#server/errors/retryAfterSeconds.ts';
import type { WritingAnswer, WritingQuestion } from './WritingQuestion.ts';

/** Texts that may wait at once: each takes some hundredths of a second, so the last waits no more than two seconds. */
const MOST_WAITING = 40;
/** Megabytes of the thread's own heap; it needs about a third. */
const MOST_MEMORY = 384;
const PROGRAM = threadProgram('server/modules/writing/writingWorker');

interface Waiting {
  resolve: (hints: WritingHint[]) => void;
  reject: (error: unknown) => void;
}

/**
 * The thread of this node that looks at texts, started with the first question: reading the words takes a second, and
 * looking at a long text some time that nobody else should wait. When it dies, those who wait are asked to come again, and
 * the next question starts another one.
 */
export class WritingThread {
  readonly #contentDir: string;
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(contentDir: string) {
    this.#contentDir = contentDir;
  }

  /** @throws AppError OVERLOADED when too many wait, or the thread died */
  ask(question: Omit<WritingQuestion, 'id'>): Promise<WritingHint[]> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.reject(busy());
    this.#worker ??= this.#start();
    const worker = this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id } satisfies WritingQuestion);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#drop(worker);
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(PROGRAM, {
      execArgv: [],
      workerData: { contentDir: this.#contentDir },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    worker.on('message', ({ id, hints }: WritingAnswer) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (hints) waiting?.resolve(hints);
      else waiting?.reject(busy());
    });
    worker.on('error', () => this.#drop(worker));
    worker.on('exit', () => this.#drop(worker));
    // It must not keep a process alive that wants to end.
    worker.unref();
    return worker;
  }

  #drop(worker: Worker | null): void {
    if (worker === null || this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(busy());
    this.#waiting.clear();
  }
}

const busy = () => new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds() });
