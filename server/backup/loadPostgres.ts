import { describeCause } from '../errors/describeCause.ts';
import { OperatorError } from '../operator/OperatorError.ts';
import { restoreMark } from '../repositories/restoreMark.ts';
import { createClient } from './createClient.ts';
import { inspectPostgres } from './dumpPostgres.ts';
import type { Manifest } from './Manifest.ts';
import { postgresTool } from './postgresTool.ts';

/**
 * Puts a saved database into an empty one, whole or not at all.
 *
 * @param about.marked no server starts on it until the mark is cleared (`restoreMark`)
 * @throws OperatorError when it is not empty
 */
export async function loadPostgres(
  databaseUrl: string,
  path: string,
  about: { marked: boolean } = { marked: false },
): Promise<Pick<Manifest, 'schema' | 'counts'>> {
  const client = await createClient(databaseUrl);
  await client.connect().catch((error: Error) => {
    throw new OperatorError(`PostgreSQL에 연결할 수 없어요 (${describeCause(error)}).`);
  });
  try {
    const before = await inspectPostgres(client);
    if (Object.keys(before.counts).length > 0) {
      throw new OperatorError(
        '데이터베이스가 비어 있지 않아요. 새 데이터베이스를 만들고 DATABASE_URL을 그리로 돌려 주세요.',
      );
    }
    if (about.marked) await client.query(restoreMark.SETTING);
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
