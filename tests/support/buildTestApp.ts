import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createRandom } from '#domain/random/createRandom.ts';
import { buildServer } from '#server/buildServer.ts';
import { type Env, readEnv } from '#server/config/env.ts';
import { createSecrets } from '#server/config/Secrets.ts';
import { loadContent } from '#server/content/loadContent.ts';
import { loadPolicies } from '#server/content/loadPolicies.ts';
import { type Database, openDatabase } from '#server/db/openDatabase.ts';
import { createXapiStore } from '#server/gateways/learning-record/createXapiStore.ts';
import { openNodeLink } from '#server/gateways/nodes/openNodeLink.ts';
import { openGateways } from '#server/gateways/openGateways.ts';
import { createStaffProvider } from '#server/gateways/staff-provider/createStaffProvider.ts';
import { makeDemo } from '#server/operator/makeDemo.ts';
import { collectMails } from './collectMails.ts';
import { collectTexts } from './collectTexts.ts';
import { driveApp } from './driveApp.ts';
import { contentKey, layDatabase } from './layDatabase.ts';
import { copyPostgres } from './makePostgres.ts';
import { runSandbox } from './runSandbox.ts';
import { startPayment } from './startPayment.ts';
import { testContent } from './testContent.ts';

/** 2026-05-06 (Wed) 15:00 in Seoul: where the fake clock starts. */
export const TEST_START = Date.UTC(2026, 4, 6, 6, 0, 0);

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

interface TestOptions {
  /** No pages are served where no `webDir` is named. */
  env?: Partial<Env>;
  /** `demo` leaves out books and notices, `none` the demo accounts as well. */
  content?: 'all' | 'demo' | 'none';
  /** Runs the real stand-ins on free ports; mails then go there by SMTP instead of into `mails`. */
  sandbox?: boolean;
  /** Runs the stand-in of the payment company alone, on the clock of the test: see `payment` below. */
  payment?: boolean;
  /** Verifications through a test channel count for nothing, as with real people. */
  live?: boolean;
  /** Milliseconds after which PostgreSQL counts as away when it does not answer; else it is waited for. */
  answerLimit?: number;
}

/** The whole server on a database of its own: SQLite in a temporary folder, or PostgreSQL when TEST_DATABASE_URL is set. */
export async function buildTestApp(options: TestOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-test-'));
  let now = TEST_START;
  const clock = { now: () => now, advance: (milliseconds: number) => (now += milliseconds) };
  const sandbox = options.sandbox ? await runSandbox(clock.now) : null;
  const payment = options.payment ? await startPayment({ clock: clock.now }) : null;
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: 'on', SANDBOX: 'off' };
  const env: Env = {
    ...readEnv({ ...settings, ...sandbox?.settings }),
    contentDir: testContent(),
    // A route for each built file would be a third of what a server costs.
    webDir: join(folder, 'no-pages'),
    ...options.env,
  };
  if (options.live && env.identity !== null) env.identity = { ...env.identity, requireLive: true };
  const random = createRandom(7);
  const secrets = createSecrets('the secret of the test installation');
  const content = options.content ?? 'all';
  const fill = async ({ db }: Database) => {
    if (content === 'all') await loadContent(db, env.contentDir, TEST_START, env.importedDir);
    if (content !== 'none') await makeDemo({ db, now: TEST_START, random });
  };
  // A content folder of one test is not worth a template of its own: only the tables are copied for it.
  const isCommon = content !== 'all' || env.contentDir === testContent();
  const chosen = options.env !== undefined && 'databaseUrl' in options.env;
  const postgres = chosen
    ? null
    : await copyPostgres(isCommon ? content : 'none', async (databaseUrl) => {
        const template = await openDatabase({ ...env, databaseUrl });
        if (isCommon) await fill(template);
        await template.close();
      });
  if (postgres !== null) env.databaseUrl = postgres.url;
  // A folder that a test has put something into is opened and filled as it is.
  const isFresh =
    env.databaseUrl === undefined && readdirSync(env.dataDir).length === 0 && !existsSync(env.importedDir);
  if (isFresh) await layDatabase(env.dataDir, content === 'all' ? contentKey(env.contentDir) : content, fill);
  const database = await openDatabase({ ...env, answerLimit: options.answerLimit });
  // No test pulls the plug of its machine: waiting for the disk after every write is a sixth of the time.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  if (!isFresh && (postgres === null || !isCommon)) await fill(database);
  const collected = collectMails();
  const texts = collectTexts();
  const gateways = sandbox
    ? openGateways(env)
    : { mail: collected.gateway, text: texts.gateway, identity: null, payment: null, records: null };
  if (env.records !== null) gateways.records = createXapiStore(env.records, { failures: 1000 });
  if (payment !== null) {
    env.payment = { ...payment.settings, windowOrigins: [] };
    gateways.payment = payment.gateway;
  }
  const { policies } = await loadPolicies(env.contentDir);
  const link = await openNodeLink(env);
  const staffProviders = env.staffProviders.map((settings) => createStaffProvider(settings));
  const services = { env, database, clock: clock.now, random, secrets, policies, link, ...gateways, staffProviders };
  const app = await buildServer(services);
  await app.ready();
  return {
    app,
    db: database.db,
    database,
    env,
    clock,
    secrets,
    policies,
    /** What was sent without the sandbox, the oldest first. */
    mails: collected.mails,
    /** Text messages that were sent without the sandbox, the oldest first. */
    texts: texts.texts,
    /** Sends everything that is due in the outbox. */
    sendMails: () => app.mailRun.run(),
    /** The running stand-ins; only with the option. */
    get sandbox() {
      if (sandbox === null) throw new Error('this app runs without the sandbox');
      return sandbox;
    },
    /** The payment company and its handles; only with the option. */
    get payment() {
      if (payment === null) throw new Error('this app runs without the payment company');
      return payment;
    },
    ...driveApp(app),
    async close() {
      await app.close();
      await database.close();
      await postgres?.drop();
      await sandbox?.stop();
      await payment?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
