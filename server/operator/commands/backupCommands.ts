import type { Command } from 'commander';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { WatchMarks } from '#server/modules/watch/public.ts';
import { type DrillReport, drillBackup } from '../../backup/drillBackup.ts';
import { dropOldBackups } from '../../backup/dropOldBackups.ts';
import { finishRestore } from '../../backup/finishRestore.ts';
import { leavingFile } from '../../backup/leavingFile.ts';
import { laterBackups, listBackups } from '../../backup/listBackups.ts';
import { backupKeyOf, makeBackup } from '../../backup/makeBackup.ts';
import { tombstoneFile } from '../../backup/tombstoneFile.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { CommandContext } from '../CommandContext.ts';
import { describeLaterBackups } from '../describeLaterBackups.ts';
import { describeRestore } from '../describeRestore.ts';
import { koreanCommand } from '../koreanCommand.ts';
import { OperatorError } from '../OperatorError.ts';
import { restoreCommand } from '../runRestore.ts';

/** `backup`, `drill`, `restore`, `recovered`: the data of tomorrow when today's are lost. */
export function backupCommands(program: Command, context: CommandContext): void {
  const { env, secrets } = context;

  program
    .command('backup')
    .description('데이터베이스와 들여온 책을 잠근 파일 하나로 저장해요. 서버는 켜 두어도 돼요')
    .option('--to <folder>', '폴더. 없으면 BACKUP_DIR')
    .option('--drop-old', '그 폴더에서 이제 두지 않아도 되는 백업을 지워요 (35일)', false)
    .action(async (options: { to?: string; dropOld: boolean }) => {
      const folder = folderOf(context, options.to);
      const { name, bytes, manifest } = await makeBackup({ db: context.db, env, secrets }, folder, context.now());
      await audit(context, 'BACKED_UP', { name });
      const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
      context.print(`저장했어요: ${name} (${Math.ceil(bytes / 1024)} kB, ${rows}줄, ${manifest.schema})`);
      if (!options.dropOld) return;
      const dropped = await dropOldBackups(folder, context.now());
      await audit(context, 'OLD_BACKUPS_DROPPED', { count: dropped });
      context.print(`오래된 백업을 지웠어요: ${dropped}개`);
      const later = laterBackups(await listBackups(folder), context.now());
      for (const line of describeLaterBackups(later)) context.print(line);
    });

  program
    .command('drill')
    .description('백업을 옆에서 되돌려 보고, 살펴본 뒤 버려요. 되돌려 보지 않은 백업은 없는 것과 같아요')
    .option('--from <place>', '백업 파일, 또는 폴더 (가장 새것). 없으면 BACKUP_DIR')
    .action(async (options: { from?: string }) => {
      const now = context.now();
      const report = await drillBackup(
        { env, secrets, now, payment: context.payment },
        folderOf(context, options.from),
      );
      for (const line of describeDrill(report)) context.print(line);
      await audit(context, 'BACKUP_DRILLED', { name: report.name, passed: report.passed });
      if (!report.passed) throw new OperatorError(`이 백업으로는 온전히 되돌릴 수 없어요: ${report.name}`);
      await WatchMarks.write(context.db, 'drill', { at: now, name: report.name });
      context.print(`통과했어요: ${report.name}`);
    });

  // Carried out before a database is opened (runRestore); here for the help.
  program.addCommand(koreanCommand(restoreCommand(), context.print));

  program
    .command('recovered')
    .description('다른 길로 되돌린 데이터베이스(PostgreSQL 시점 복구)를 오늘에 맞춰요: 탈퇴, 로그인, 결제')
    .requiredOption('--tombstones <file>', '백업 옆에 있던 tombstones.jsonl')
    .action(async (options: { tombstones: string }) => {
      const tombstones = await tombstoneFile.read(options.tombstones, backupKeyOf(env));
      if (tombstones === null) throw new OperatorError(`탈퇴 목록이 없어요: ${options.tombstones}`);
      const leavings = await leavingFile.read(leavingFile.beside(options.tombstones), backupKeyOf(env));
      const place = { db: context.db, secrets, now: context.now() };
      const about = { tombstones, leavings, backup: 'recovered', operator: context.operator };
      for (const line of describeRestore(await finishRestore(place, about))) context.print(line);
    });
}

function folderOf({ env }: CommandContext, given: string | undefined): string {
  const folder = given ?? env.operations.backup.dir;
  if (folder === null) throw new OperatorError('폴더를 적거나 BACKUP_DIR을 정해 주세요.');
  return folder;
}

function describeDrill(report: DrillReport): string[] {
  const { manifest, differences, sameSecret, erasedAgain, problems, paymentsSince } = report;
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  return [
    ...describeLaterBackups(report.later),
    `백업의 때: ${formatDateTime(manifest.createdAt)} (${manifest.schema})`,
    `표 ${Object.keys(manifest.counts).length}개, ${rows}줄: ${differences.length === 0 ? '모두 같아요' : '다른 곳이 있어요'}`,
    ...differences.map((line) => `  ${line}`),
    `잠긴 글: ${sameSecret ? '읽을 수 있어요' : '이 APP_SECRET으로는 읽을 수 없어요'}`,
    `백업 뒤에 탈퇴한 사람: ${erasedAgain}명을 다시 지웠어요`,
    problems.count === 0 ? '장부: 맞아요' : `장부: 맞지 않는 곳 ${problems.count}`,
    ...problems.listed.map((line) => `  ${line}`),
    paymentsSince === null ? '결제 회사: 물어보지 않았어요' : `백업 뒤의 결제: ${paymentsSince}건을 맞추게 돼요`,
  ];
}

const audit = (context: CommandContext, event: string, details: Record<string, string | number | boolean>) =>
  auditLog.append(context.db, { at: context.now(), actorKind: 'OPERATOR', actor: context.operator, event, details });
