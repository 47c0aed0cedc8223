import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from 'commander';
import type { Env } from '../config/env.ts';
import type { Db } from '../db/Db.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { type ComparedTable, checkMove, moveDatabase } from '../move/moveDatabase.ts';
import { MOVED_EVENT } from '../move/movedRows.ts';
import { auditLog } from '../repositories/auditLog.ts';
import { koreanCommand } from './koreanCommand.ts';
import { OperatorError } from './OperatorError.ts';

const HASH_SHOWN = 12;

/** What the command works with: the database it opens itself. */
export interface MoveContext {
  env: Env;
  /** Who asks, once there is a database that knows them. @throws OperatorError for somebody who may not */
  who: (db: Db) => Promise<string>;
  now: () => number;
  print: (line: string) => void;
}

/** The command and its options, without what it does. */
export function moveCommand(): Command {
  return new Command('move')
    .description('SQLite에 있는 것을 모두 비어 있는 PostgreSQL로 옮기고 한 줄씩 견주어요. 서버를 먼저 끄세요')
    .requiredOption('--to <url>', '옮길 곳. 예: postgres://chaekbada:비밀번호@127.0.0.1:5432/chaekbada')
    .option('--check', '옮기지 않고, 이미 옮긴 것과 견주기만 해요', false);
}

/** `move …`, which opens the data folder for itself, so that nothing changes meanwhile. @returns exit code */
export async function runMove({ env, who, now, print }: MoveContext, args: readonly string[]): Promise<number> {
  const command = koreanCommand(moveCommand(), print);
  try {
    command.parse([...args.slice(1)], { from: 'user' });
    const { to: targetUrl, check } = command.opts<{ to: string; check: boolean }>();
    refuseWrong(env, targetUrl);
    const source = await openDatabase({ dataDir: env.dataDir });
    try {
      const operator = await who(source.db);
      const compared = check
        ? await checkMove({ source, targetUrl })
        : await moveDatabase({ source, targetUrl, now: now(), print });
      for (const line of describe(compared)) print(line);
      if (compared.some(({ equal }) => !equal)) {
        print('같지 않은 표가 있어요. 원래 데이터베이스는 그대로예요. 서버를 모두 끄고 다시 옮겨 주세요.');
        return 1;
      }
      if (!check) await noteMove(targetUrl, { at: now(), operator });
      for (const line of whatElse(env)) print(line);
      return 0;
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof OperatorError)) throw error;
    print(`옮기지 못했어요: ${error.message} 원래 데이터베이스는 그대로예요.`);
    return 1;
  }
}

function refuseWrong(env: Env, targetUrl: string): void {
  if (!/^postgres(ql)?:\/\//.test(targetUrl) || !URL.canParse(targetUrl)) {
    throw new OperatorError('옮길 곳은 postgres://…로 적어 주세요.');
  }
  if (env.databaseUrl !== undefined) {
    throw new OperatorError('DATABASE_URL이 있으면 이미 PostgreSQL을 쓰고 있어요. 그것을 지우고 다시 해 주세요.');
  }
  if (!existsSync(join(env.dataDir, 'chaekbada.sqlite'))) {
    throw new OperatorError(`옮길 데이터가 없어요: ${env.dataDir}`);
  }
}

function describe(compared: readonly ComparedTable[]): string[] {
  const short = (hash: string) => hash.slice(0, HASH_SHOWN);
  return [
    '표\t줄\t옮긴 줄\t해시\t옮긴 해시\t',
    ...compared.map(({ name, source, target, equal }) =>
      [name, source.rows, target.rows, short(source.hash), short(target.hash), equal ? '같아요' : '달라요'].join('\t'),
    ),
  ];
}

async function noteMove(databaseUrl: string, { at, operator }: { at: number; operator: string }): Promise<void> {
  const target = await openDatabase({ databaseUrl, dataDir: '' });
  await auditLog.append(target.db, { at, actorKind: 'OPERATOR', actor: operator, event: MOVED_EVENT });
  await target.close();
}

/** What does not lie in the database and has to come along. */
function whatElse({ dataDir, importedDir, appSecret }: Env): string[] {
  const packs = existsSync(importedDir) ? readdirSync(importedDir).filter((name) => /^\d+$/.test(name)).length : 0;
  return [
    '옮겼어요. 이제 모든 서버에 이렇게 정하고 켜 주세요:',
    '  DATABASE_URL  옮긴 곳',
    appSecret === undefined
      ? `  APP_SECRET    ${join(dataDir, 'secret.key')} 파일에 적힌 글 (다르면 잠긴 글과 보호자 링크를 못 써요)`
      : '  APP_SECRET    지금과 같은 값',
    packs === 0
      ? '  DATA_DIR      가져온 책이 없어서 따로 옮길 파일은 없어요'
      : `  DATA_DIR/books  ${importedDir} 폴더(가져온 책 ${packs}권). 서버가 여럿이면 같은 폴더를 함께 써요`,
    '프로필 그림은 데이터베이스에 함께 들어 있어요. 원래 파일은 지우지 않았어요.',
  ];
}
