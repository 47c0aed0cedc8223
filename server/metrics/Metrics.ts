import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { OperationsFigures } from '#server/modules/watch/public.ts';
import type { DiskSpace } from '../config/readDiskSpace.ts';
import type { CutReason } from '../connections/ConnectionGuard.ts';
import type { ShedOrder } from '../plugins/infra/shedOrderOf.ts';

/** Seconds. The product's goals lie at 0.05 (a read), 0.3 (a hand-in) and 2 (a class that begins together). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** What the process can report of itself at any moment. */
export interface ProcessFigures {
  underWay: number;
  /** Connections, and those that hold up a request or an answer. */
  open: number;
  held: number;
  draining: boolean;
  /** By company; only those that are set up. */
  breakersOpen: Readonly<Record<string, boolean>>;
  /** Connections to PostgreSQL; null with the embedded database. */
  pool: { total: number; idle: number; waiting: number } | null;
  disks: readonly DiskSpace[];
}

/**
 * What the product exports to Prometheus, by names that begin with `chaekbada_`; what prom-client exports of the
 * process beside it keeps its own (`nodejs_…`, `process_…`). Labels are patterns of routes, names of jobs and states
 * only: never an
 * address, an account or a text, so that their number is bounded and nothing is personal.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = this.#counter('http_requests_total', 'Answers', ['method', 'route', 'status']);
  readonly #seconds = new Histogram({
    name: 'chaekbada_http_request_seconds',
    help: 'Seconds until the answer had left',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #shed = this.#counter('shed_requests_total', 'Requests turned away for lack of capacity', ['order']);
  readonly #underWay = this.#gauge('requests_under_way', 'Requests being worked on', []);
  readonly #connections = this.#gauge('connections', 'Open connections, and those that hold something up', ['state']);
  readonly #cut = this.#counter('connections_cut_total', 'Connections ended because they are slow or too many', [
    'reason',
  ]);
  readonly #draining = this.#gauge('draining', '1 while the process is about to stop', []);
  readonly #breakers = this.#gauge('provider_breaker_open', '1 while a company is not asked because it fails', [
    'provider',
  ]);
  readonly #pool = this.#gauge('database_connections', 'Connections to PostgreSQL, and who waits for one', ['state']);
  readonly #diskFree = this.#gauge('disk_free_bytes', 'Room on the disks of this machine', ['place']);
  readonly #diskSize = this.#gauge('disk_size_bytes', 'Size of the disks of this machine', ['place']);
  readonly #mails = this.#gauge('mails_waiting', 'Mails in the outbox', []);
  readonly #mailAge = this.#gauge(
    'mails_oldest_due_seconds',
    'Age of the oldest mail that is due, or was tried and not taken',
    [],
  );
  readonly #jobLate = this.#gauge('job_late_seconds', 'How long a job has been due without anybody running it', [
    'job',
  ]);
  readonly #jobFailed = this.#gauge('job_failures_in_a_row', 'Failed runs since the last good one', ['job']);
  readonly #charges = this.#gauge('charges_open', 'Charges without an outcome', ['state']);
  readonly #recent = this.#gauge('charges_recent', 'The latest 5000 charges', ['state']);
  readonly #unknown = this.#gauge('charge_oldest_unknown_seconds', 'Age of the oldest charge nobody knows about', []);
  readonly #cases = this.#gauge('payment_cases_open', 'Payments that a person has to look at', []);
  readonly #sending = this.#gauge('learning_record_institutions', 'Institutions that send learning records', ['state']);
  readonly #records = this.#gauge('learning_records_waiting', 'Learning records that wait to be sent', []);
  readonly #drift = this.#gauge('ledger_problems', 'What the last check of the books found', []);
  readonly #stamps = this.#gauge('last_good_timestamp_seconds', 'When something went well last, Unix time', ['what']);
  readonly #database = this.#gauge('database_up', '1 when the figures of the database could be read', []);

  request(method: string, route: string | undefined, status: number, seconds: number): void {
    const about = { method: METHODS.has(method) ? method : 'other', route: route ?? 'other' };
    this.#requests.inc({ ...about, status: String(status) });
    this.#seconds.observe(about, seconds);
  }

  shed(order: ShedOrder): void {
    this.#shed.inc({ order });
  }

  cut(reason: CutReason): void {
    this.#cut.inc({ reason });
  }

  /** @param figures of the database; null when it could not be read: its gauges are then left out, not zero */
  async write(process: ProcessFigures, figures: OperationsFigures | null): Promise<string> {
    this.#underWay.set({}, process.underWay);
    this.#connections.set({ state: 'open' }, process.open);
    this.#connections.set({ state: 'held' }, process.held);
    this.#draining.set({}, process.draining ? 1 : 0);
    this.#breakers.reset();
    for (const [provider, open] of Object.entries(process.breakersOpen)) this.#breakers.set({ provider }, open ? 1 : 0);
    this.#pool.reset();
    for (const [state, count] of Object.entries(process.pool ?? {})) this.#pool.set({ state }, count);
    this.#diskFree.reset();
    this.#diskSize.reset();
    for (const { place, free, size } of process.disks) {
      this.#diskFree.set({ place }, free);
      this.#diskSize.set({ place }, size);
    }
    this.#writeFigures(figures);
    return this.registry.metrics();
  }

  #writeFigures(figures: OperationsFigures | null): void {
    // Without labels a reset would leave a zero, which means something else than nothing.
    for (const gauge of [this.#mails, this.#mailAge, this.#unknown, this.#cases, this.#records, this.#drift])
      gauge.remove();
    for (const gauge of [this.#jobLate, this.#jobFailed, this.#charges, this.#recent, this.#stamps, this.#sending])
      gauge.reset();
    this.#database.set({}, figures === null ? 0 : 1);
    if (figures === null) return;
    this.#mails.set({}, figures.mails.waiting);
    this.#mailAge.set({}, figures.mails.oldestMs / 1000);
    for (const { name, lateMs, failedCount } of figures.jobs) {
      this.#jobLate.set({ job: name }, lateMs / 1000);
      this.#jobFailed.set({ job: name }, failedCount);
    }
    for (const [state, count] of Object.entries(figures.charges.open)) this.#charges.set({ state }, count);
    for (const [state, count] of Object.entries(figures.charges.recent)) this.#recent.set({ state }, count);
    this.#unknown.set({}, figures.charges.oldestUnknownMs / 1000);
    this.#cases.set({}, figures.openCases);
    this.#sending.set({ state: 'on' }, figures.records.on);
    this.#sending.set({ state: 'failing' }, figures.records.failing);
    this.#records.set({}, figures.records.waiting);
    if (figures.books !== null) this.#drift.set({}, figures.books.problems);
    const stamps = { books: figures.books?.at, backup: figures.backup?.at, drill: figures.drill?.at };
    for (const [what, at] of Object.entries(stamps)) if (at !== undefined) this.#stamps.set({ what }, at / 1000);
  }

  #counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name: `chaekbada_${name}`, help, labelNames, registers: [this.registry] });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: L[]): Gauge<L> {
    return new Gauge({ name: `chaekbada_${name}`, help, labelNames, registers: [this.registry] });
  }
}
