import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runProduct } from '#tests/support/runProduct.ts';
import { endWith } from '../endWith.ts';
import type { SchoolStudent } from '../fillSchool.ts';
import { STUDENTS } from '../quick/fillReaders.ts';
import { former } from '../quick/former.ts';

/** The product of the former commit, as it was built then, on a school that its own sources filled. */
export async function startFormer(
  checkout: string,
  { databaseUrl, dataDir, firstPort }: { databaseUrl: string; dataDir: string; firstPort: number },
): Promise<{ address: string; readers: SchoolStudent[] }> {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'fillFormer.mjs'), checkout, databaseUrl, String(STUDENTS), String(former.bookNo)],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const readers = JSON.parse(output.trim().split('\n').at(-1) ?? '') as SchoolStudent[];
  const settings = { DATABASE_URL: databaseUrl, APP_SECRET: 'the secret of the bench installation' };
  const product = await runProduct({ root: checkout, firstPort, dataDir, settings });
  endWith(product.stop);
  return { address: `http://127.0.0.1:${firstPort}`, readers };
}
