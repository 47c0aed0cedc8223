import { StatementSync } from 'node:sqlite';
import pg from 'pg';

/** A statement as the driver got it. */
export interface RecordedStatement {
  sql: string;
  parameters: readonly unknown[];
  /** The request that ran it. */
  by: string;
}

/** Records the statements of the drivers below Kysely: also what plugins and joined statements make of a query. */
export class StatementRecorder {
  /** Every run, in its order. */
  readonly runs: RecordedStatement[] = [];
  /** The request that is running now; null between requests, when nothing is recorded. */
  by: string | null = null;
  readonly #restore: (() => void)[] = [];

  constructor() {
    const note = (sql: string, parameters: readonly unknown[]) => {
      if (this.by !== null) this.runs.push({ sql, parameters, by: this.by });
    };
    for (const method of ['all', 'get', 'run', 'iterate'] as const) {
      this.#wrap(StatementSync.prototype, method, ({ sourceSQL }: StatementSync, parameters) =>
        note(sourceSQL, parameters),
      );
    }
    this.#wrap(pg.Client.prototype, 'query', (_client, [asked]) => {
      const { text, values } = (typeof asked === 'string' ? { text: asked } : asked) as pg.QueryConfig;
      note(text, values ?? []);
    });
  }

  /** Each text once, as it was run first. */
  get statements(): RecordedStatement[] {
    return [...new Map(this.runs.toReversed().map((run) => [run.sql, run])).values()].reverse();
  }

  close(): void {
    for (const restore of this.#restore) restore();
  }

  #wrap<T extends object>(owner: T, method: keyof T & string, note: (self: T, given: unknown[]) => void): void {
    const given = Object.getOwnPropertyDescriptor(owner, method);
    const real = given?.value as (...given: unknown[]) => unknown;
    const value = function (this: T, ...parameters: unknown[]) {
      note(this, parameters);
      return real.apply(this, parameters);
    };
    Object.defineProperty(owner, method, { ...given, value });
    this.#restore.push(() => Object.defineProperty(owner, method, given as PropertyDescriptor));
  }
}
