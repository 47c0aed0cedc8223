import { randomInt } from 'node:crypto';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../config/env.ts';
import { loadSecrets } from '../config/loadSecrets.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../errors/StartError.ts';
import { runOperator } from './runOperator.ts';

const RANDOM_STEPS = 2 ** 48 - 1;

/** Works beside a running server: the embedded database is opened without taking the folder for itself. */
async function main(): Promise<number> {
  const env = loadEnv();
  const database = await openDatabase({ ...env, alongside: true });
  try {
    const desk = {
      db: database.db,
      secrets: loadSecrets(env),
      random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
      now: Date.now,
      operator: env.operator ?? userInfo().username,
      books: { content: join(env.contentDir, 'books'), imported: env.importedDir },
      say: (line: string) => process.stdout.write(`${line}\n`),
    };
    return await runOperator(desk, process.argv.slice(2));
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
