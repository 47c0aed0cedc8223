import type { Command } from 'commander';
import { itemReportReasonNames } from '#domain/mission/itemReportReasons.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { withdrawItem } from '#server/modules/operator/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { itemReports } from '../../repositories/itemReports.ts';
import { missionMaterials } from '../../repositories/missionMaterials.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { itemStatisticsCommand } from './itemStatisticsCommand.ts';

/** Reports listed at once. */
const LISTED = 50;

/** `items …`: questions that students find wrong, and what the answers show of each. */
export function itemCommands(program: Command, context: CommandContext): void {
  const group = program.command('items').description('학생들이 이상하다고 알린 문제와 문제마다의 통계');

  group
    .command('reports')
    .description('아직 살펴보지 않은 알림을 오래된 것부터 보여 줘요')
    .option(...PAGE_OPTION)
    .action(async (options: PageOption) => {
      const listed = await listPage(options, LISTED, (limit, offset) => itemReports.open(context.db, limit, offset));
      for (const row of listed.rows) {
        const material = await missionMaterials.read(context.db, row.bookNo, row.kind, row.version);
        const item = markMission(material, new Map(), row.seed).find(({ key }) => key === row.key);
        context.print(
          [
            row.reportNo,
            `${row.bookNo} 『${row.bookName}』 ${missionKindNames[row.kind]} ${row.key}`,
            `${item?.label ?? ''} (정답: ${(item?.answer ?? '').replaceAll('\n', ' / ')})`,
            itemReportReasonNames[row.reason],
            row.words.replace(/\s+/g, ' '),
            ...(row.note === '' ? [] : [`선생님: ${row.note.replace(/\s+/g, ' ')}`]),
          ].join('\t'),
        );
      }
      printListEnd(context, listed, '살펴볼 알림이 없어요.');
    });

  itemStatisticsCommand(group, context);

  group
    .command('close <reportNo> <note>')
    .description('알림 하나를 닫고 무엇을 했는지 적어 둬요')
    .action(async (text: string, note: string) => {
      const reportNo = readReportNo(text);
      await withTransaction(context.db, async (db) => {
        if (!(await itemReports.close(db, reportNo, note, context.now()))) {
          throw new OperatorError(`열려 있는 알림이 없어요: ${text}`);
        }
        await auditLog.append(db, { ...stamp(context, 'ITEM_REPORT_CLOSED'), details: { reportNo } });
      });
      context.print('닫았어요.');
    });

  group
    .command('withdraw <reportNo> <note>')
    .description('알림이 온 문제를 모두에게서 빼요. 이미 푼 학생은 맞은 것으로 하고 모자란 점수를 줘요')
    .action(async (text: string, note: string) => {
      const report = await itemReports.find(context.db, readReportNo(text));
      if (!report) throw new OperatorError(`그런 알림이 없어요: ${text}`);
      const { bookNo, kind, key, version } = report;
      const material = await missionMaterials.read(context.db, bookNo, kind, version);
      const done = await withdrawItem({ db: context.db, now: context.now() }, { bookNo, kind, key, material, note });
      if (!done.ok) {
        throw new OperatorError(
          done.reason === 'TOO_FEW_LEFT'
            ? '문제가 절반도 남지 않아요. 책 묶음을 고쳐서 다시 들여 주세요.'
            : '뺄 수 없는 문제예요.',
        );
      }
      const { corrected, points, closed } = done;
      await auditLog.append(context.db, {
        ...stamp(context, 'ITEM_WITHDRAWN'),
        details: { bookNo, kind, key, mended: corrected, points },
      });
      context.print(`뺐어요. 고친 결과 ${corrected}개, 더 준 점수 ${points}점, 닫은 알림 ${closed}개`);
    });
}

function readReportNo(text: string): number {
  const reportNo = Number(text);
  if (!Number.isSafeInteger(reportNo) || reportNo < 1) throw new OperatorError('알림 번호를 숫자로 적어 주세요.');
  return reportNo;
}

function stamp(context: CommandContext, event: string) {
  return { at: context.now(), actorKind: 'OPERATOR' as const, actor: context.operator, event };
}
