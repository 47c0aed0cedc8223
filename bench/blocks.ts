import { join } from 'node:path';
import pg from 'pg';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { buildTestApp } from '#tests/support/buildTestApp.ts';
import { projectRoot } from '#tests/support/listSources.ts';
import { makePostgres } from '#tests/support/makePostgres.ts';
import { type RecordedStatement, StatementRecorder } from '#tests/support/plans/StatementRecorder.ts';
import { staffLoginOf } from '#tests/support/staffMember.ts';
import { startPostgres } from '../scripts/lib/startPostgres.mjs';
import { type BenchFigure, recordBench, rounded } from './recordBench.ts';
import { endAll, endWith } from './support/endWith.ts';
import { fillSchool } from './support/fillSchool.ts';
import { playedBooks } from './support/playedBooks.ts';
import { type Width, widenSchool } from './support/widenSchool.ts';

/**
 * Blocks that PostgreSQL reads for a page, with three sizes of everything: what grows with data, whatever else the machine
 * does at the time. The staff look at an institution of the same size each time.
 */
const SIZES: readonly Width[] = [
  { accounts: 1_000, classes: 10, books: 237, contests: 1 },
  { accounts: 20_000, classes: 100, books: 2_370, contests: 2 },
  { accounts: 200_000, classes: 1_000, books: 20_000, contests: 5 },
];
/** From the smallest school to the largest; the height of an index grows by one or two. */
const GOAL = 1.5;
const QUESTION = /^\s*(?:select|with)\b/i;

const contentDir = join(projectRoot, 'content');
const postgres = await startPostgres({ durable: false });
endWith(postgres.stop);
process.env.TEST_DATABASE_URL = postgres.url;
const figures: BenchFigure[] = [];
const blocks = new Map<string, number[]>();
for (const width of SIZES) await measure(width);
for (const [what, counts] of blocks) {
  const [smallest = Number.NaN, , largest = Number.NaN] = counts;
  figures.push({
    what: `blocks of ${what}`,
    size: `${SIZES.map(({ accounts }) => accounts).join(', ')} students: ${counts.join(', ')}`,
    value: rounded(largest / smallest),
    unit: 'times the blocks',
    goal: `≤ ${GOAL}`,
    met: largest / smallest <= GOAL,
  });
}
await endAll();
recordBench('blocks', figures);

async function measure(width: Width): Promise<void> {
  const { accounts } = width;
  const own = await makePostgres(`blocks_${accounts}`);
  const databaseUrl = own?.url ?? '';
  const { db, engine, close } = await openDatabase({ dataDir: '', databaseUrl });
  const [student] = await fillSchool(db, engine, contentDir, { accounts, playing: 1 });
  const [bookNo = 0] = await playedBooks(db, 1);
  const { academyNo, accountNo } = await widenSchool(db, engine, width);
  await close();
  const reads: Record<string, string> = {
    'main page': '/api/main/me',
    'book view': `/api/books/${bookNo}`,
    'missions of a book': `/api/mission/books/${bookNo}/me`,
    aquarium: '/api/aquarium/me',
    shelf: '/api/library/board/me',
    history: '/api/library/history/me',
    calendar: '/api/library/calendar/me',
    neighbours: '/api/aquarium/neighbours',
    'ranking of the contest': '/api/event/reading-game-contest/rank',
    'hall of fame': '/api/community/legends',
    'hall of fame of the academy': '/api/community/legends?of=ACADEMY',
    album: '/api/aquarium/album/me',
    'today of the staff': `/api/staff/institutions/${academyNo}/today`,
    'pupils of the staff': `/api/staff/institutions/${academyNo}/pupils`,
    'a pupil of the staff': `/api/staff/institutions/${academyNo}/pupils/${accountNo}`,
  };
  const app = await buildTestApp({ content: 'none', env: { contentDir, databaseUrl } });
  app.clock.advance(Date.now() - app.clock.now());
  const recorder = new StatementRecorder();
  const staff = await staffLoginOf(app, academyNo, 'DIRECTOR');
  const headers = {
    host: new URL(app.env.origins.edu).host,
    'x-ro-token': student?.token ?? '',
    [STAFF_TOKEN_HEADER]: staff.token,
  };
  for (const [what, url] of Object.entries(reads)) {
    // The first one fills what is kept in memory.
    await app.app.inject({ method: 'GET', url, headers });
    recorder.by = what;
    const { statusCode } = await app.app.inject({ method: 'GET', url, headers });
    recorder.by = null;
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  }
  recorder.close();
  await app.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const what of Object.keys(reads)) {
    const runs = recorder.runs.filter(({ by, sql }) => by === what && QUESTION.test(sql));
    const counts: { sql: string; count: number }[] = [];
    for (const run of runs) counts.push({ sql: run.sql, count: await blocksOf(client, run) });
    blocks.set(what, [...(blocks.get(what) ?? []), counts.reduce((sum, { count }) => sum + count, 0)]);
    const [dearest] = counts.toSorted((one, two) => two.count - one.count);
    console.log(accounts, what, blocks.get(what)?.at(-1), `dearest ${dearest?.count}: ${dearest?.sql.slice(0, 100)}`);
  }
  await client.end();
  await own?.drop();
}

/** Blocks that a statement looks at, in memory or not. */
async function blocksOf(client: pg.Client, { sql, parameters }: RecordedStatement): Promise<number> {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Record<string, number> }];
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
}
