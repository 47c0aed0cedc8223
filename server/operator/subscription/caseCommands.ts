import type { Command } from 'commander';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { CommandContext } from '../CommandContext.ts';
import { parseNo } from '../contest/knownContest.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { subscriptionOverview } from '../repositories/subscriptionOverview.ts';
import { auditTickets } from './auditTickets.ts';

/** Cases listed at once. */
const LISTED = 200;

/** `subscriptions cases`: what only a person can settle. */
export function caseCommands(group: Command, context: CommandContext): void {
  group
    .command('cases')
    .description('사람이 살펴봐야 하는 결제를 오래된 것부터')
    .option(...PAGE_OPTION)
    .action(async (options: PageOption) => {
      const listed = await listPage(options, LISTED, (limit, offset) =>
        subscriptionOverview.openCases(context.db, limit, offset),
      );
      const { rows: open } = listed;
      await auditTickets(context, context.db, 'PAYMENT_CASES_LISTED', { details: { count: open.length } });
      for (const { caseNo, kind, ref, accountNo, details, openedAt } of open) {
        context.print(`${caseNo}\t${formatDateTime(openedAt)}\t${kind}\t${ref}\t${accountNo ?? ''}\t${details}`);
      }
      printListEnd(context, listed, '살펴볼 것이 없어요.');
    });

  group
    .command('settle <caseNo>')
    .description('살펴보고 해결했다고 적어요')
    .requiredOption('--note <code>', '어떻게 했는지 (감사 기록에 남는 짧은 코드)')
    .action(async (text: string, { note }: { note: string }) => {
      const caseNo = parseNo(text, '번호를');
      await withTransaction(context.db, async (db) => {
        if (!(await subscriptionOverview.settleCase(db, caseNo, context.now()))) {
          throw new OperatorError(`기다리는 것이 아니에요: ${text}`);
        }
        await auditTickets(context, db, 'PAYMENT_CASE_SETTLED', { details: { caseNo, note } });
      });
      context.print('해결했다고 적었어요.');
    });
}
