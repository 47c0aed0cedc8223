import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** A call of the API as it came and as it was answered. */
export interface LoggedRequest {
  no: number;
  /** Milliseconds UTC of the company's clock. */
  at: number;
  method: string;
  path: string;
  /** What was called, such as `charge`. */
  call: string;
  orderId: string | null;
  idemKey: string | null;
  body: string;
  /** Null while it runs, and when no answer was given. */
  status: number | null;
  answer: string | null;
}

const TABLES = `
  pragma journal_mode = wal; pragma synchronous = normal;
  create table if not exists document
    (no integer primary key, kind text, id text, ref text, json text, unique (kind, id));
  create index if not exists document_ref on document (kind, ref);
  create table if not exists request (no integer primary key, json text)`;

const STATEMENTS = {
  get: 'select json from document where kind = ? and id = ?',
  all: 'select json from document where kind = ? order by no',
  about: 'select json from document where kind = ? and ref = ? order by no',
  put: `insert into document (kind, id, ref, json) values (?, ?, ?, ?)
    on conflict (kind, id) do update set json = excluded.json`,
  remove: 'delete from document where kind = ? and id = ?',
  log: 'insert into request (json) values (?)',
  answer: 'update request set json = ? where no = ?',
  requests: 'select no, json from request order by no',
} as const;

type Prepared = Record<keyof typeof STATEMENTS, StatementSync>;

const read = <T>(row: unknown): T => JSON.parse((row as { json: string }).json) as T;

/** A file that an older stand-in wrote, or that is no book at all; one that is in use by somebody is neither. */
const OTHER_SHAPE = /no such column|has no column|not a database|malformed/i;

function open(file: string): { database: DatabaseSync; run: Prepared } {
  const database = new DatabaseSync(file);
  try {
    database.exec(TABLES);
    const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, database.prepare(sql)] as const);
    return { database, run: Object.fromEntries(prepared) as Prepared };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens the books; starts empty ones where they have another shape: nothing real is in them, and the old file is put
 * aside.
 */
function openOrBegin(file: string, log: (line: string) => void): ReturnType<typeof open> {
  try {
    return open(file);
  } catch (error) {
    if (file === ':memory:' || !OTHER_SHAPE.test(String(error))) throw error;
    const aside = `${file}.old`;
    for (const end of ['', '-wal', '-shm']) {
      rmSync(aside + end, { force: true });
      if (existsSync(file + end)) renameSync(file + end, aside + end);
    }
    log(
      `체험용 카드사의 장부가 예전 모양이라 새로 만들었어요. 예전 체험 결제는 카드사가 더는 모르며, ${aside}에 남아 있어요.`,
    );
    return open(file);
  }
}

/**
 * What the company knows, on disk: a stand-in that is killed has not forgotten what it took. Documents by kind and id,
 * and every request in order.
 */
export class Books {
  readonly #database: DatabaseSync;
  readonly #run: Prepared;

  /**
   * @param file `:memory:` keeps nothing
   * @param log gets a line when a file of another shape was put aside
   */
  constructor(file: string, log = (line: string): void => void process.stderr.write(`${line}\n`)) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    const { database, run } = openOrBegin(file, log);
    this.#database = database;
    this.#run = run;
  }

  get<T>(kind: string, id: string): T | undefined {
    const row = this.#run.get.get(kind, id);
    return row === undefined ? undefined : read<T>(row);
  }

  /** All of a kind, in the order in which they were first put. */
  all<T>(kind: string): T[] {
    return this.#run.all.all(kind).map((row) => read<T>(row));
  }

  /** Those of a kind that were first put about something, such as an order. */
  about<T>(kind: string, ref: string): T[] {
    return this.#run.about.all(kind, ref).map((row) => read<T>(row));
  }

  put(kind: string, id: string, value: object, ref: string | null = null): void {
    this.#run.put.run(kind, id, ref, JSON.stringify(value));
  }

  remove(kind: string, id: string): void {
    this.#run.remove.run(kind, id);
  }

  /** All of it, or nothing. */
  inOne<T>(work: () => T): T {
    this.#database.exec('begin immediate');
    try {
      const result = work();
      this.#database.exec('commit');
      return result;
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  logRequest(request: Omit<LoggedRequest, 'no'>): LoggedRequest {
    const { lastInsertRowid } = this.#run.log.run(JSON.stringify(request));
    return { ...request, no: Number(lastInsertRowid) };
  }

  answerRequest({ no, ...request }: LoggedRequest): void {
    this.#run.answer.run(JSON.stringify(request), no);
  }

  requests(): LoggedRequest[] {
    return this.#run.requests.all().map((row) => ({
      ...read<Omit<LoggedRequest, 'no'>>(row),
      no: Number((row as { no: number }).no),
    }));
  }

  clear(): void {
    this.#database.exec('delete from document; delete from request');
  }

  close(): void {
    this.#database.close();
  }
}
