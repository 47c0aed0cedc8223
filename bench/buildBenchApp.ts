import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { buildServer } from '../server/buildServer.ts';
import { readEnv } from '../server/config/env.ts';
import { loadContent } from '../server/content/loadContent.ts';
import { openDatabase } from '../server/db/openDatabase.ts';
import { createLoginToken } from '../server/use-cases/auth/createLoginToken.ts';

interface BenchStudent {
  accountNo: number;
  token: string;
  host: string;
}

/** The site of a request is told by its address, so the address is fixed. */
const PORT = 3240;
const ORIGINS = `edu=http://127.0.0.1:${PORT},school=http://127.0.0.1:${PORT + 1},home=http://127.0.0.1:${PORT + 2}`;

/** The whole server listening on an embedded database of its own, with signed-in students. */
export async function buildBenchApp(studentCount: number) {
  const folder = mkdtempSync(join(tmpdir(), 'chaekbada-bench-'));
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    DEMO: 'off',
    SITE_ORIGINS: ORIGINS,
  });
  const database = await openDatabase(env);
  await loadContent(database.db, env.contentDir);
  const app = await buildServer({ env, database, clock: Date.now, random: () => randomInt(2 ** 32) / 2 ** 32 });
  const address = await app.listen({ port: PORT, host: '127.0.0.1' });
  const { host } = new URL(env.origins.edu);
  const now = Date.now();

  const { academy_no } = await database.db
    .insertInto('institution')
    .values({ site: 'edu', name: '측정 학원', status: 'ACTIVE', created_at: now })
    .returning('academy_no')
    .executeTakeFirstOrThrow();
  const students: BenchStudent[] = [];
  for (let at = 0; at < studentCount; at += 1) {
    const { token, tokenHash } = createLoginToken();
    const { account_no: accountNo } = await database.db
      .insertInto('account')
      .values({
        site: 'edu',
        account_id: `bench${at}`,
        password_hash: '-',
        name: `학생${at}`,
        academy_no,
        status: 'ACTIVE',
        birthday: '20150301',
        school_grade: 'ELEMENTARY_3',
        signup_domain_code: 'EDU',
        raq: 500,
        month_goal_book_count: 4,
        created_at: now,
      })
      .returning('account_no')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('login_token')
      .values({ token_hash: tokenHash, account_no: accountNo, site: 'edu', issued_at: now, signed_in_at: now })
      .execute();
    students.push({ accountNo, token, host });
  }

  return {
    app,
    address,
    students,
    database: {
      /** The statement behind a saved answer, prepared on a second connection through the bare driver. */
      prepareAnswerWrite(attemptNo: number, key: string): (value: string, seq: number) => void {
        const bare = new DatabaseSync(join(folder, 'chaekbada.sqlite'), { timeout: 5_000 });
        bare.exec('pragma journal_mode = wal; pragma synchronous = full');
        const statement = bare.prepare(
          'insert into mission_answer (attempt_no, item_key, value, seq, saved_at) values (?, ?, ?, ?, ?) ' +
            'on conflict (attempt_no, item_key) do update set value = excluded.value, seq = excluded.seq, saved_at = excluded.saved_at where excluded.seq > mission_answer.seq',
        );
        // The connection must stay in reach: collected as garbage, it would be closed under its statement.
        return (value, seq) => {
          if (!bare.isOpen) throw new Error('the bare connection is closed');
          statement.run(attemptNo, key, value, seq, Date.now());
        };
      },
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
