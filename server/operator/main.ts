import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type Env, loadEnv } from '../config/env.ts';
import { keepFilesPrivate } from '../config/keepFilesPrivate.ts';
import { loadSecrets } from '../config/loadSecrets.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../errors/StartError.ts';
import { toStartError } from '../errors/toStartError.ts';
import { openNodeLink } from '../gateways/nodes/openNodeLink.ts';
import { createTossGateway } from '../gateways/payment/createTossGateway.ts';
import { operatorName } from './operatorName.ts';
import { plainLine } from './plainLine.ts';
import { runMove } from './runMove.ts';
import { runOperator } from './runOperator.ts';
import { runRestore } from './runRestore.ts';
import { survivePipe } from './survivePipe.ts';

const RANDOM_STEPS = 2 ** 48 - 1;

/** Works beside a running server: the embedded database is opened without taking the folder for itself. */
async function main(env: Env): Promise<number> {
  const args = process.argv.slice(2);
  const say = (line: string) => process.stdout.write(`${plainLine(line)}\n`);
  const operator = operatorName(env.operator);
  // Before the database is opened: it may be gone, or not be the one that is wanted.
  if (args[0] === 'restore') return runRestore({ env, operator, now: Date.now, say }, args);
  if (args[0] === 'move') return runMove({ env, operator, now: Date.now, say }, args);
  const database = await openDatabase({ ...env, replicaUrl: undefined, alongside: true });
  const link = await openNodeLink(env);
  try {
    const desk = {
      db: database.db,
      secrets: loadSecrets(env),
      random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
      now: Date.now,
      operator,
      books: { content: join(env.contentDir, 'books'), imported: env.importedDir },
      env,
      payment: env.payment && createTossGateway(env.payment),
      say,
    };
    const code = await runOperator(desk, args);
    // Some nodes keep contests, documents and the maintenance note in memory for a while.
    await link.tellChange();
    return code;
  } finally {
    await link.close();
    await database.close();
  }
}

survivePipe(process.stdout);
try {
  keepFilesPrivate();
  const env = loadEnv();
  process.exitCode = await main(env).catch((error) => {
    throw toStartError(error, env);
  });
} catch (error) {
  process.stderr.write(`${plainLine(`${error instanceof StartError ? error.message : (error as Error).stack}`)}\n`);
  process.exitCode = 1;
}
