import { hash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describePlace } from '#domain/operator/describePlace.ts';
import { findHandler } from '#server/modules/operator/public.ts';
import { type Env, loadEnv, readSeat } from '../config/env.ts';
import { keepFilesPrivate } from '../config/keepFilesPrivate.ts';
import { loadSecrets } from '../config/loadSecrets.ts';
import { actingFrom } from '../db/actingFrom.ts';
import type { Db } from '../db/Db.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../errors/StartError.ts';
import { toStartError } from '../errors/toStartError.ts';
import { openNodeLink } from '../gateways/nodes/openNodeLink.ts';
import { createTossGateway } from '../gateways/payment/createTossGateway.ts';
import { authorize } from './authorize.ts';
import type { Print } from './CommandContext.ts';
import { computerAccount } from './computerAccount.ts';
import { createPrompt } from './createPrompt.ts';
import { openOutput } from './openOutput.ts';
import { plainLine } from './plainLine.ts';
import { runMove } from './runMove.ts';
import { runOperator } from './runOperator.ts';
import { runRestore } from './runRestore.ts';
import { openSessionFile } from './SessionFile.ts';

const RANDOM_STEPS = 2 ** 48 - 1;

/** Works beside a running server: the embedded database is opened without taking the folder for itself. */
async function main(env: Env): Promise<number> {
  const args = process.argv.slice(2);
  const { stdout, stderr } = process;
  const { print, finish } = openOutput({ stdout, stderr, folder: env.dataDir, now: Date.now });
  try {
    return await carryOut(env, args, print);
  } finally {
    await finish();
  }
}

async function carryOut(env: Env, args: readonly string[], print: Print): Promise<number> {
  const operator = computerAccount();
  const seat = seatOf(env);
  // Before the database is opened: it may be gone, or not be the one that is wanted.
  if (args[0] === 'restore') {
    return actingFrom.run(seat.place, () => runRestore({ env, operator, now: Date.now, print }, args));
  }
  if (args[0] === 'move') {
    const who = async (db: Db) => {
      const request = { db, now: Date.now, ...(await knownAt(db, env, seat)) };
      await authorize(request, ['move']);
      return request.handler?.name ?? operator;
    };
    return actingFrom.run(seat.place, () => runMove({ env, who, now: Date.now, print }, args));
  }
  const database = await openDatabase({ ...env, replicaUrl: undefined, alongside: true });
  const link = await openNodeLink(env);
  const terminal = createPrompt(process.stdin, process.stdout);
  try {
    const known = await knownAt(database.db, env, seat);
    const context = {
      db: database.db,
      secrets: loadSecrets(env),
      random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
      now: Date.now,
      ...known,
      ...seat,
      operator: known.handler?.name ?? operator,
      prompt: terminal.prompt,
      books: { content: join(env.contentDir, 'books'), imported: env.importedDir },
      env,
      payment: env.payment && createTossGateway(env.payment),
      print,
    };
    const code = await runOperator(context, args);
    // Some nodes keep contests, documents and the maintenance note in memory for a while.
    await link.publishChange();
    return code;
  } finally {
    terminal.close();
    await link.close();
    await database.close();
  }
}

/** This place at this machine, and the login that is kept for whoever sits there. */
function seatOf(env: Env) {
  const { sshConnection, person } = readSeat();
  return {
    place: describePlace(hostname(), sshConnection),
    machine: machineOf(),
    session: openSessionFile(env.dataDir, person ?? computerAccount().slice(1, -1)),
  };
}

async function knownAt(db: Db, env: Env, { session, machine }: ReturnType<typeof seatOf>) {
  const shown = { token: env.operatorToken, session: session.read(), machine };
  return { handler: await findHandler(db, shown, Date.now()), withToken: shown.token !== undefined };
}
try {
  keepFilesPrivate();
  const env = loadEnv();
  process.exitCode = await main(env).catch((error) => {
    throw toStartError(error, env);
  });
} catch (error) {
  const unexpected = () => `뜻밖의 일로 하지 못했어요. 아래를 개발한 사람에게 보내 주세요.\n${(error as Error).stack}`;
  process.stderr.write(`${plainLine(error instanceof StartError ? error.message : unexpected())}\n`);
  process.exitCode = 1;
}

/** Digest of this machine, so that a login that was copied to another one opens nothing there. */
function machineOf(): string {
  return hash('sha256', `${hostname()} ${machineId()}`, 'base64url');
}

function machineId(): string {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim();
  } catch {
    // Not every system has one; the name of the machine stands alone then.
    return '';
  }
}
