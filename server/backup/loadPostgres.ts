import { OperatorError } from '../operator/OperatorError.ts';
import { createClient } from './createClient.ts';
import { inspectPostgres } from './dumpPostgres.ts';
import type { Manifest } from './Manifest.ts';
import { postgresTool } from './postgresTool.ts';

/** Puts a saved database into an empty one, whole or not at all. @throws OperatorError when it is not empty */
export async function loadPostgres(databaseUrl: string, path: string): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  const client = createClient(databaseUrl);
  await client.connect().catch((error: Error) => {
    throw new OperatorError(`PostgreSQL에 연결할 수 없어요 (${error.message}).`);
  });
  try {
    const before = await inspectPostgres(client);
    if (Object.keys(before.counts).length > 0) {
      throw new OperatorError(
        '데이터베이스가 비어 있지 않아요. 새 데이터베이스를 만들고 DATABASE_URL을 그리로 돌려 주세요.',
      );
    }
    await postgresTool('pg_restore', databaseUrl, [
      '--no-owner',
      '--no-acl',
      '--single-transaction',
      '--exit-on-error',
      path,
    ]);
    return await inspectPostgres(client);
  } finally {
    await client.end();
  }
}

/** A database of its own on the server of an address, for as long as `work` takes. @throws OperatorError */
export async function withScratchPostgres<T>(
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<T>,
): Promise<T> {
  const name = `chaekbada_drill_${process.pid}_${Math.floor(Math.random() * 1e9)}`;
  const admin = createClient(databaseUrl);
  await admin.connect();
  try {
    await admin
      .query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`)
      .catch((error: Error) => {
        throw new OperatorError(`연습할 데이터베이스를 만들 수 없어요 (CREATEDB 권한이 필요해요: ${error.message}).`);
      });
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await work(url.href);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`).catch(() => {});
    await admin.end();
  }
}
