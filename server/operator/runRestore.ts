import { Command, CommanderError } from 'commander';
import { restoreBackup } from '../backup/restoreBackup.ts';
import type { Env } from '../config/env.ts';
import { describeLaterBackups } from './describeLaterBackups.ts';
import { describeRestore } from './describeRestore.ts';
import { koreanCommand } from './koreanCommand.ts';
import { OperatorError } from './OperatorError.ts';

/** What the command works with: no database yet. */
export interface RestoreContext {
  env: Env;
  /** The computer account: no database is there to know anybody. */
  operator: string;
  now: () => number;
  print: (line: string) => void;
}

/** The command and its options, without what it does. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('백업을 되돌려요. 서버를 먼저 끄세요. 있던 데이터는 지우지 않고 옆에 두어요')
    .requiredOption('--from <place>', '백업 파일, 또는 폴더 (가장 새것)')
    .option('--tombstones <file>', '탈퇴 목록. 없으면 백업 옆의 tombstones.jsonl')
    .option('--replace', '있는 데이터베이스를 옆으로 치워요', false)
    .option('--other-secret', '다른 APP_SECRET으로 되돌려요. 잠긴 글은 읽을 수 없게 돼요', false);
}

/** `restore …`, which runs without a database. @returns exit code */
export async function runRestore(context: RestoreContext, args: readonly string[]): Promise<number> {
  const { env, operator, print } = context;
  const command = koreanCommand(restoreCommand(), print);
  try {
    command.parse([...args.slice(1)], { from: 'user' });
    const given = command.opts<{ from: string; tombstones?: string; replace: boolean; otherSecret: boolean }>();
    const report = await restoreBackup(env, { ...given, operator, now: context.now() });
    for (const line of describeLaterBackups(report.later)) print(line);
    for (const path of report.aside) print(`옆에 두었어요: ${path}`);
    for (const line of describeRestore(report)) print(line);
    print(`되돌렸어요: ${report.name}`);
    return report.problems.count === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (!(error instanceof OperatorError)) throw error;
    print(`하지 못했어요: ${error.message}`);
    return 1;
  }
}
