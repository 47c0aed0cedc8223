import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type Env, loadEnv } from '../config/env.ts';
import { loadSecrets } from '../config/loadSecrets.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../errors/StartError.ts';
import { openNodeLink } from '../gateways/nodes/openNodeLink.ts';
import { createTossGateway } from '../gateways/payment/createTossGateway.ts';
import type { Say } from './Desk.ts';
import { openOutput } from './openOutput.ts';
import { operatorName } from './operatorName.ts';
import { plainLine } from './plainLine.ts';
import { runMove } from './runMove.ts';
import { runOperator } from './runOperator.ts';
import { runRestore } from './runRestore.ts';

const RANDOM_STEPS = 2 ** 48 - 1;

/** Works beside a running server: the embedded database is opened without taking the folder for itself. */
async function main(): Promise<number> {
  const env = loadEnv();
  const args = process.argv.slice(2);
  const { stdout, stderr } = process;
  const { say, finish } = openOutput({ stdout, stderr, folder: env.dataDir, now: Date.now });
  try {
    return await carryOut(env, args, say);
  } finally {
    await finish();
  }
}

async function carryOut(env: Env, args: readonly string[], say: Say): Promise<number> {
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

try {
  process.exitCode = await main();
} catch (error) {
  const unexpected = () => `뜻밖의 일로 하지 못했어요. 아래를 개발한 사람에게 보내 주세요.\n${(error as Error).stack}`;
  process.stderr.write(`${plainLine(error instanceof StartError ? error.message : unexpected())}\n`);
  process.exitCode = 1;
}
