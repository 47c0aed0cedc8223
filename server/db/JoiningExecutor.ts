import { CompiledQuery, DefaultQueryExecutor, type QueryExecutor, type QueryResult } from 'kysely';
import type { FixedRead } from './FixedRead.ts';
import { joinedText } from './joinedText.ts';

interface Asked {
  query: CompiledQuery;
  pass: (result: QueryResult<unknown>) => void;
  fail: (error: unknown) => void;
}

/** Collects the reads that are asked within one turn of the event loop and runs them as one statement. */
export class JoiningExecutor extends DefaultQueryExecutor {
  readonly #inner: QueryExecutor;
  #asked: Asked[] = [];

  constructor(inner: QueryExecutor) {
    super({ compileQuery: (node, queryId) => inner.compileQuery(node, queryId) }, inner.adapter, inner);
    this.#inner = inner;
  }

  override executeQuery<R>(query: CompiledQuery & Partial<FixedRead>): Promise<QueryResult<R>> {
    if (!query.joinable) return this.#inner.executeQuery<R>(query as CompiledQuery<R>);
    return new Promise((pass, fail) => {
      this.#asked.push({ query, pass: pass as Asked['pass'], fail });
      // The queue of ticks is looked at once all promises that can go on have gone on: whatever else is asked by then joins.
      if (this.#asked.length === 1) process.nextTick(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const answers = await this.#read(asked.map(({ query }) => query));
      for (const [at, { pass }] of asked.entries()) pass({ rows: answers[at] ?? [] });
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  /** The rows of each of these reads. */
  async #read(queries: readonly CompiledQuery[]): Promise<readonly unknown[][]> {
    const [only] = queries;
    if (queries.length === 1 && only) return [(await this.#inner.executeQuery(only)).rows];
    const text = joinedText(
      this.adapter,
      queries.map(({ sql }) => sql),
    );
    const parameters = queries.flatMap((query) => query.parameters);
    const { rows } = await this.#inner.executeQuery<Record<string, string>>(CompiledQuery.raw(text, parameters));
    const [row = {}] = rows;
    return queries.map((_, at) => JSON.parse(row[`q${at}`] ?? '[]') as unknown[]);
  }
}
