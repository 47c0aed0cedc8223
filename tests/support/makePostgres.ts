import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database on the PostgreSQL of TEST_DATABASE_URL. */
export interface TestPostgres {
  url: string;
  drop: () => Promise<void>;
}

const TEMPLATE = 'chaekbada_template_';
/** Names what this process makes. */
const own = `${process.pid}_${randomBytes(4).toString('hex')}`;
let made = 0;
let owner: Promise<pg.Pool> | undefined;
const templates = new Map<string, Promise<string>>();

/**
 * A fresh database on the server of TEST_DATABASE_URL; null where none is set.
 *
 * @param more tells it apart from others in the list of databases
 */
export async function makePostgres(more = 'crash'): Promise<TestPostgres | null> {
  return process.env.TEST_DATABASE_URL ? copyOf('template0', more) : null;
}

/**
 * The same, with what `fill` put into it. That runs once in a process for each `kind`; then PostgreSQL copies files, ten
 * times as fast.
 *
 * @param fill leaves no connection to the database behind
 */
export async function copyPostgres(kind: string, fill: (url: string) => Promise<void>): Promise<TestPostgres | null> {
  if (!process.env.TEST_DATABASE_URL) return null;
  let template = templates.get(kind);
  if (template === undefined) {
    template = makeTemplate(kind, fill);
    templates.set(kind, template);
    // The next test tries again.
    template.catch(() => templates.delete(kind));
  }
  return copyOf(await template, 'test');
}

async function makeTemplate(kind: string, fill: (url: string) => Promise<void>): Promise<string> {
  made += 1;
  const name = `${TEMPLATE}${own}_${kind}_${made}`;
  const client = await ownerOfTemplates();
  await create(client, name, 'template0');
  await fill(addressOf(name));
  return name;
}

async function copyOf(template: string, more: string): Promise<TestPostgres> {
  const client = await ownerOfTemplates();
  made += 1;
  const name = `chaekbada_${more}_${own}_${made}`;
  await create(client, name, template);
  return {
    url: addressOf(name),
    drop: async () => {
      await client.query(`drop database ${name} with (force)`);
    },
  };
}

function create(client: pg.Pool, name: string, template: string) {
  return client.query(
    `create database ${name} template ${template} encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  );
}

/**
 * The connection that makes and drops databases. It bears the name of this process's templates and goes with it: who
 * comes later knows by that which templates are nobody's any more, and drops them.
 */
function ownerOfTemplates(): Promise<pg.Pool> {
  owner ??= (async () => {
    const client = new pg.Pool({
      connectionString: process.env.TEST_DATABASE_URL,
      application_name: `${TEMPLATE}${own}`,
      max: 1,
      idleTimeoutMillis: 0,
      // Nothing waits for this connection when the tests are over.
      allowExitOnIdle: true,
    });
    // A server that was ended in between is no failure of a test.
    client.on('error', () => {});
    const { rows } = await client.query<{ datname: string }>(
      `select made.datname from pg_database made where starts_with(made.datname, $1) and not exists (
         select from pg_stat_activity whose
         where whose.application_name <> '' and starts_with(made.datname, whose.application_name || '_'))`,
      [TEMPLATE],
    );
    // Two that come at once drop the same ones.
    for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => {});
    return client;
  })();
  return owner;
}

function addressOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}
