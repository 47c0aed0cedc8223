import type { Command } from 'commander';
import { itemReportReasonNames } from '#domain/mission/itemReportReasons.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import { itemReports } from '../../repositories/itemReports.ts';
import { missionMaterials } from '../../repositories/missionMaterials.ts';
import { withdrawItem } from '../../use-cases/operator/withdrawItem.ts';
import type { CommandContext } from '../CommandContext.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';

/** Reports listed at once. */
const LISTED = 50;

/** `items …`: questions that students find wrong. */
export function itemCommands(program: Command, desk: CommandContext): void {
  const group = program.command('items').description('학생들이 이상하다고 알린 문제');

  group
    .command('reports')
    .description('아직 살펴보지 않은 알림을 오래된 것부터 보여 줘요')
    .option(...PAGE_OPTION)
    .action(async (options: PageOption) => {
      const listed = await listPage(options, LISTED, (limit, offset) => itemReports.open(desk.db, limit, offset));
      for (const row of listed.rows) {
        const material = await missionMaterials.read(desk.db, row.bookNo, row.kind, row.version);
        const item = markMission(material, new Map(), row.seed).find(({ key }) => key === row.key);
        desk.say(
          [
            row.reportNo,
            `${row.bookNo} 『${row.bookName}』 ${missionKindNames[row.kind]} ${row.key}`,
            `${item?.label ?? ''} (정답: ${item?.answer ?? ''})`,
            itemReportReasonNames[row.reason],
            row.words.replace(/\s+/g, ' '),
          ].join('\t'),
        );
      }
      printListEnd(desk, listed, '살펴볼 알림이 없어요.');
    });

  group
    .command('close <reportNo> <note>')
    .description('알림 하나를 닫고 무엇을 했는지 적어 둬요')
    .action(async (text: string, note: string) => {
      const reportNo = readReportNo(text);
      await withTransaction(desk.db, async (db) => {
        if (!(await itemReports.close(db, reportNo, note, desk.now()))) {
          throw new OperatorError(`열려 있는 알림이 없어요: ${text}`);
        }
        await auditLog.append(db, { ...stamp(desk, 'ITEM_REPORT_CLOSED'), details: { reportNo } });
      });
      desk.say('닫았어요.');
    });

  group
    .command('withdraw <reportNo> <note>')
    .description('알림이 온 문제를 모두에게서 빼요. 이미 푼 학생은 맞은 것으로 하고 모자란 점수를 줘요')
    .action(async (text: string, note: string) => {
      const report = await itemReports.find(desk.db, readReportNo(text));
      if (!report) throw new OperatorError(`그런 알림이 없어요: ${text}`);
      const { bookNo, kind, key, version } = report;
      const material = await missionMaterials.read(desk.db, bookNo, kind, version);
      const done = await withdrawItem({ db: desk.db, now: desk.now() }, { bookNo, kind, key, material, note });
      if (!done.ok) {
        throw new OperatorError(
          done.reason === 'TOO_FEW_LEFT'
            ? '문제가 절반도 남지 않아요. 책 묶음을 고쳐서 다시 들여 주세요.'
            : '뺄 수 없는 문제예요.',
        );
      }
      const { mended, points, closed } = done;
      await auditLog.append(desk.db, {
        ...stamp(desk, 'ITEM_WITHDRAWN'),
        details: { bookNo, kind, key, mended, points },
      });
      desk.say(`뺐어요. 고친 결과 ${mended}개, 더 준 점수 ${points}점, 닫은 알림 ${closed}개`);
    });
}

function readReportNo(text: string): number {
  const reportNo = Number(text);
  if (!Number.isSafeInteger(reportNo) || reportNo < 1) throw new OperatorError('알림 번호를 숫자로 적어 주세요.');
  return reportNo;
}

function stamp(desk: CommandContext, event: string) {
  return { at: desk.now(), actorKind: 'OPERATOR' as const, actor: desk.operator, event };
}
