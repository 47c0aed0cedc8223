import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Cron } from 'croner';
import { MINUTE } from '#domain/time/duration.ts';
import { jobRows } from '#server/modules/watch/public.ts';
import type { Clock } from '../config/Clock.ts';
import { requestScope } from '../config/requestScope.ts';
import type { Db } from '../db/Db.ts';
import { withoutStatementTimeout } from '../db/withoutStatementTimeout.ts';
import type { Job } from './Job.ts';
import { nextDue, nextTry } from './nextDue.ts';

/** How often a node looks for what is due, and renews the leases of what it runs. */
const LOOK_EVERY = '*/5 * * * * *';
/** Milliseconds for which a node that died keeps others from its run: several looks, so that one missed costs nothing. */
export const JOB_LEASE = MINUTE;
/** How often everything is planned again, in milliseconds: a clock that ran ahead is set right while nodes run. */
const PLAN_EVERY = MINUTE;
/** How far the clocks of nodes may differ, in milliseconds: what another one has just planned is left alone. */
const CLOCKS_DIFFER = JOB_LEASE;
const ERROR_LENGTH = 300;

export interface JobServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Called with the error of a run that failed, or of a look that did; the next one tries again. */
  readonly onError: (error: unknown, job: string) => void;
}

interface Run {
  readonly token: string;
  /** Another node may have it by now, since this one was away for longer than its lease. */
  lost: boolean;
  done: Promise<void>;
}

/**
 * Runs recurring work, each job once across all nodes of a database: whoever changes its row first has it. What was due
 * while no node ran is made up for once. The clock of the services decides what is due; real time only wakes it up.
 */
export class JobRunner {
  readonly #services: JobServices;
  readonly #jobs: ReadonlyMap<string, Job>;
  readonly #running = new Map<string, Run>();
  #looking: Promise<void> = Promise.resolve();
  #waker: Cron | undefined;
  #stopping = false;
  #plannedAt = Number.NEGATIVE_INFINITY;

  constructor(services: JobServices, jobs: readonly Job[]) {
    this.#services = services;
    this.#jobs = new Map(jobs.map((job) => [job.name, job]));
  }

  /** Plans every job, and looks at once and every few seconds from then on. */
  async start(): Promise<void> {
    await this.plan();
    await this.look();
    if (!this.#stopping) this.#waker = new Cron(LOOK_EVERY, { protect: true, unref: true }, () => this.look());
  }

  /** Makes the rows of jobs that are new: they are due at once. None stays due or taken for longer than it can be. */
  async plan(): Promise<void> {
    const { db, clock } = this.#services;
    const now = clock();
    const latest = now + CLOCKS_DIFFER;
    for (const { name, pattern } of this.#jobs.values()) {
      await jobRows.plan(db, name, now, { due: nextDue(pattern, latest), lease: latest + JOB_LEASE });
    }
    this.#plannedAt = now;
  }

  /** Begins every job that is due and that nobody has. Waits for no end of theirs, and never rejects. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#beginDue())
      .catch((error) => this.#services.onError(error, 'looking for jobs'));
    return this.#looking;
  }

  /** Resolves when no run of this node is under way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /**
   * Begins nothing any more; resolves when the runs under way are done. They are asked to leave the rest. What is not
   * done in time is given to the other nodes at once, instead of when its lease runs out.
   *
   * @param patienceMs left out, for as long as it takes
   */
  async stop(patienceMs?: number): Promise<void> {
    this.#stopping = true;
    this.#waker?.stop();
    await this.#looking;
    if (patienceMs === undefined) return this.settled();
    const late = new AbortController();
    const giveUp = delay(patienceMs, undefined, { signal: late.signal }).catch(() => {});
    await Promise.race([this.settled(), giveUp]);
    late.abort();
    const { db, clock } = this.#services;
    for (const [name, { token }] of this.#running) await jobRows.release(db, name, token, clock());
  }

  async #beginDue(): Promise<void> {
    const { db, clock } = this.#services;
    await this.#renewLeases();
    // Also when the clock was set back.
    if (Math.abs(clock() - this.#plannedAt) >= PLAN_EVERY) await this.plan();
    for (const name of await jobRows.due(db, [...this.#jobs.keys()], clock())) {
      const job = this.#jobs.get(name);
      // Its own run may still be under way here when the lease ran out meanwhile.
      if (job !== undefined && !this.#stopping && !this.#running.has(name)) await this.#begin(job);
    }
  }

  async #renewLeases(): Promise<void> {
    const { db, clock } = this.#services;
    for (const [name, run] of this.#running) {
      if (!(await jobRows.renew(db, name, run.token, clock() + JOB_LEASE))) run.lost = true;
    }
  }

  async #begin(job: Job): Promise<void> {
    const { db, clock, onError } = this.#services;
    const now = clock();
    const run: Run = { token: randomUUID(), lost: false, done: Promise.resolve() };
    const claim = { name: job.name, token: run.token, now, leaseUntil: now + JOB_LEASE };
    const claimed = await jobRows.claim(db, claim);
    if (claimed === undefined) return;
    this.#running.set(job.name, run);
    run.done = this.#carryOut(job, run, claimed.failedCount)
      .catch((error) => onError(error, job.name))
      .finally(() => this.#running.delete(job.name));
  }

  async #carryOut(job: Job, run: Run, failedBefore: number): Promise<void> {
    const { db, clock, onError } = this.#services;
    const { name, pattern } = job;
    const { token } = run;
    try {
      const scope = { requestId: token, job: name };
      const isStopping = () => this.#stopping || run.lost;
      await requestScope.run(scope, () => withoutStatementTimeout(async () => job.run(isStopping)));
    } catch (error) {
      onError(error, name);
      const failedCount = failedBefore + 1;
      const dueAt = nextTry(pattern, failedCount, clock());
      await jobRows.fail(db, { name, token, dueAt }, failedCount, String(error).slice(0, ERROR_LENGTH));
      return;
    }
    await jobRows.succeed(db, { name, token, dueAt: nextDue(pattern, clock()) }, clock());
  }
}
