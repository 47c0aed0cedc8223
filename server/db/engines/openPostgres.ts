import { createHash } from 'node:crypto';
import {
  type BinaryOperationNode,
  type Dialect,
  PostgresDialect,
  type PostgresPoolClient,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { DatabaseAway } from '../../errors/DatabaseAway.ts';
import { StartError } from '../../errors/StartError.ts';
import { literalFlag } from '../literalFlag.ts';
import { isConstant } from '../Slot.ts';
import { isUnhurried } from '../withoutStatementTimeout.ts';
import { openPools } from './countConnections.ts';

/** Named statements kept per server; queries with lists of varying length would otherwise fill its memory. */
const NAMED_LIMIT = 500;
/**
 * Connections of one node, which runs on one core and rarely has more than two statements in flight. Every connection
 * has a server process that loads the catalog and plans each statement for itself, so that more of them make the first
 * minutes of a burst slower (decision 0168).
 */
const CONNECTIONS = 6;
/** Milliseconds that one may be idle: a class that begins after a quiet lesson meets planned statements. */
const IDLE = 300_000;
/** Milliseconds a request waits for a connection of its own, when all are in use or the server does not answer. */
const PATIENCE = 10_000;
/** The same for a connection to a replica, and for each answer of it: the primary answers in its place. */
const REPLICA_PATIENCE = 3_000;
/** Milliseconds of silence after which the system asks whether the other side is still there. */
const KEEP_ALIVE = 10_000;
const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens PostgreSQL. Integers of 64 bits and sums arrive as numbers, and a query seen before is sent as a named
 * statement, which the server parses and plans once per connection.
 *
 * @param answerLimit milliseconds after which a statement that is not `withoutStatementTimeout` is given up, with its connection: a
 *   machine that vanished without a word would else be waited for until the system gives up, many minutes later
 * @throws StartError when the server cannot be reached
 */
export async function openPostgres(databaseUrl: string, answerLimit?: number): Promise<Dialect> {
  const pool = createPool(databaseUrl, PATIENCE);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(databaseUrl);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`PostgreSQL에 연결할 수 없어요: ${host}${pathname} (${reason}) DATABASE_URL을 확인해 주세요.`);
  }
  return dialectOf(pool, () => (isUnhurried() ? undefined : answerLimit));
}

/** The same without asking whether it is there, and with little patience: for a replica. */
export function connectPostgres(databaseUrl: string): Dialect {
  return dialectOf(createPool(databaseUrl, REPLICA_PATIENCE), () => REPLICA_PATIENCE);
}

function createPool(databaseUrl: string, patience: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    idleTimeoutMillis: IDLE,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => typeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // An idle connection may break; the pool replaces it. Without a listener the process would end.
  pool.on('error', () => {});
  return pool;
}

/** How long the next statement may wait for its answer; undefined for as long as it takes. */
type Limit = () => number | undefined;

function dialectOf(pool: pg.Pool, limit: Limit): Dialect {
  openPools.add(pool);
  const end = async () => {
    openPools.delete(pool);
    await pool.end();
  };
  const connect = async () => {
    // Refused, too many, just starting, all in use: nothing was asked yet.
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseAway(error);
    });
    return namedStatements(client, limit);
  };
  return new LiteralDialect({ pool: { connect, end, options: pool.options } });
}

class LiteralCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    super.visitBinaryOperation(literalFlag(node));
  }
}

class LiteralDialect extends PostgresDialect {
  override createQueryCompiler(): LiteralCompiler {
    return new LiteralCompiler();
  }
}

function typeParser(oid: number, format: 'text' | 'binary' | undefined): (text: string) => unknown {
  if (oid === INT8 || oid === NUMERIC) return parseWhole;
  return pg.types.getTypeParser(oid, format);
}

function parseWhole(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new Error('A stored number is too large.');
  return value;
}

const names = new Map<string, string>();
/** Counts how often the tables have changed under this process; part of a statement's name. */
let edition = 0;

/** A column was added to a table of which a named statement reads all columns: PostgreSQL refuses it from then on. */
function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}

function forgetNames(): void {
  edition += 1;
  names.clear();
}

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= NAMED_LIMIT) return undefined;
  const name = createHash('sha256').update(`${edition} ${sql}`).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}

/** Error codes of the server when it ends, has crashed, or now only repeats what another one writes. */
const ENDING = new Set(['57P01', '57P02', '57P03', '25006']);

/** Whether the connection was lost, or leads to a server that is of no use any more. */
function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ENDING.has(error.code ?? '');
  // What is no answer of the server comes from the way to it. A value that could not be read is an answer.
  return error instanceof Error && (LOST.test(error.message) || ('syscall' in error && 'errno' in error));
}
const LOST = /^Connection terminated|^Client has encountered a connection error|^Client was closed|^Query read timeout/;

const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();

/** The same wrapper for the same connection, because Kysely keeps its own record of connections. */
function namedStatements(client: pg.PoolClient, limit: Limit): PostgresPoolClient {
  const known = wrapped.get(client);
  if (known) return known;
  const send = (sql: string, parameters: readonly unknown[]) => {
    const name = parameters.length > 0 ? nameOf(sql) : undefined;
    const query_timeout = limit();
    const asked = {
      text: sql,
      values: [...parameters],
      ...(name && { name }),
      ...(query_timeout && { query_timeout }),
    };
    return client.query(asked);
  };
  let broken = false;
  // Lost while in use, with nothing asked of it: without a listener the process would end.
  client.on('error', () => {
    broken = true;
  });
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // Behind a statement that got no answer, a rollback would wait for its own time as well. The transaction goes with
    // the connection, which is destroyed when it is given back.
    if (broken) throw new DatabaseAway(new Error('the connection is broken'));
    try {
      return await send(sql, parameters);
    } catch (error) {
      if (isAway(error)) {
        broken = true;
        throw new DatabaseAway(error);
      }
      if (!isOutdated(error)) throw error;
      forgetNames();
      // A transaction is over by now: whoever began it runs it again (`withTransaction`), under new names.
      if (client.getTransactionStatus() !== 'I') throw error;
      return send(sql, parameters);
    }
  };
  const wrapper = { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
  wrapped.set(client, wrapper);
  return wrapper;
}
