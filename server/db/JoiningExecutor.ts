import { CompiledQuery, DefaultQueryExecutor, type QueryExecutor, type QueryResult } from 'kysely';
import type { FixedRead } from './FixedRead.ts';
import { joinedText } from './joinedText.ts';

interface Asked {
  query: CompiledQuery;
  answer: (result: QueryResult<unknown>) => void;
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
    return new Promise((answer, fail) => {
      this.#asked.push({ query, answer: answer as Asked['answer'], fail });
      // The queue of ticks is looked at once all promises that can go on have gone on: whatever else is asked by then joins.
      if (this.#asked.length === 1) process.nextTick(() => void this.#send());
    });
  }

  async #send(): Promise<void> {
    const asked = this.#asked;
    this.#asked = [];
    try {
      const [only] = asked;
      if (asked.length === 1 && only) only.answer(await this.#inner.executeQuery(only.query));
      else await this.#sendJoined(asked);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  async #sendJoined(asked: readonly Asked[]): Promise<void> {
    const text = joinedText(
      this.adapter,
      asked.map(({ query }) => query.sql),
    );
    const parameters = asked.flatMap(({ query }) => query.parameters);
    const { rows } = await this.#inner.executeQuery<Record<string, string>>(CompiledQuery.raw(text, parameters));
    const [row = {}] = rows;
    for (const [at, { answer }] of asked.entries()) answer({ rows: JSON.parse(row[`q${at}`] ?? '[]') as unknown[] });
  }
}
