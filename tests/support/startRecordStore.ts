import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Statement } from '#domain/learning-record/Statement.ts';
import { checkStatement } from './checkStatement.ts';

export type TestRecordStore = Awaited<ReturnType<typeof startRecordStore>>;

/**
 * A place that stores learning records as xAPI 1.0.3 describes it (part three, section 2.1.2): a list is stored as a whole
 * or not at all; the same statement again is fine, another one of the same id is a conflict.
 */
export async function startRecordStore() {
  const state = {
    /** What it does with a request, whatever is in it; null: as the document has it. */
    mood: null as number | null,
    /** Bytes of a body; more is answered 413. */
    limit: 1_000_000,
    /** Asked before a request is answered. */
    before: null as (() => Promise<void>) | null,
  };
  const stored = new Map<string, Statement>();
  const requests: { ids: string[]; status: number }[] = [];

  function judge(headers: Record<string, unknown>, body: string): { status: number; statements: Statement[] } {
    if (state.mood !== null) return { status: state.mood, statements: [] };
    const known = `Basic ${Buffer.from('key:secret').toString('base64')}`;
    if (headers.authorization !== known) return { status: 401, statements: [] };
    if (headers['x-experience-api-version'] !== '1.0.3') return { status: 400, statements: [] };
    if (Buffer.byteLength(body) > state.limit) return { status: 413, statements: [] };
    const statements = JSON.parse(body) as Statement[];
    const ids = statements.map(({ id }) => id);
    if (new Set(ids).size < ids.length || statements.some((each) => checkStatement(each).length > 0))
      return { status: 400, statements };
    const conflicts = statements.some((each) => {
      const there = stored.get(each.id);
      return there !== undefined && !isDeepStrictEqual(compared(there), compared(each));
    });
    return { status: conflicts ? 409 : 200, statements };
  }

  const server = createServer(async (request, response) => {
    const body = await text(request);
    await state.before?.();
    const { status, statements } = judge(request.headers, body);
    if (status === 200) for (const each of statements) if (!stored.has(each.id)) stored.set(each.id, each);
    const ids = statements.map(({ id }) => id);
    requests.push({ ids, status });
    response.writeHead(status, { 'content-type': 'application/json' }).end(status === 200 ? JSON.stringify(ids) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    stored,
    requests,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi`,
    /** In the order in which they came. */
    list: () => [...stored.values()],
    clear() {
      stored.clear();
      requests.length = 0;
      Object.assign(state, { mood: null, limit: 1_000_000, before: null });
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<unknown>((resolve) => server.close(resolve));
    },
  };
}

/** What two statements are compared by (part two, section 2.3.1). */
function compared({ timestamp: _, verb, object, context, ...rest }: Statement) {
  const { contextActivities, ...about } = context;
  const idsOf = (list: { id: string }[] = []) => list.map(({ id }) => id);
  const lists = [idsOf(contextActivities.parent), idsOf(contextActivities.grouping)];
  return JSON.parse(JSON.stringify({ ...rest, verb: verb.id, object: object.id, about, lists }));
}
