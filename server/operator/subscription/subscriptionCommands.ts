import type { Command } from 'commander';
import { subscriptionStates } from '#domain/subscription/subscriptionStates.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import type { CommandContext } from '../CommandContext.ts';
import { knownAccount } from '../knownAccount.ts';
import { listPage, PAGE_OPTION, type PageOption, printListEnd } from '../listPage.ts';
import { OperatorError } from '../OperatorError.ts';
import { subscriptionOverview } from '../repositories/subscriptionOverview.ts';
import { auditTickets } from './auditTickets.ts';
import { caseCommands } from './caseCommands.ts';
import { priceCommands } from './priceCommands.ts';
import { daysOf, printTickets } from './printTickets.ts';
import { refundCommands } from './refundCommands.ts';
import { ticketCommands } from './ticketCommands.ts';

/** Tickets listed at once. */
const LISTED = 200;

/** `subscriptions …`: tickets of the home site. Looking at a person's is noted like a change. */
export function subscriptionCommands(program: Command, context: CommandContext): void {
  const group = program.command('subscriptions').description('홈 사이트의 이용권과 결제');
  group
    .command('list')
    .description('이용권을 새것부터 보여 줘요')
    .option('--state <state>', subscriptionStates.join(', '))
    .option(...PAGE_OPTION)
    .action(async (given: PageOption & { state?: string }) => {
      const state = subscriptionStates.find((name) => name === given.state);
      if (given.state && !state) throw new OperatorError(`상태는 ${subscriptionStates.join(', ')} 가운데 하나예요.`);
      const listed = await listPage(given, LISTED, (limit, offset) =>
        subscriptionOverview.list(context.db, state, limit, offset),
      );
      const { rows } = listed;
      await auditTickets(context, context.db, 'SUBSCRIPTIONS_LISTED', { details: { count: rows.length } });
      for (const row of rows) {
        const next = row.nextPaymentDate ?? (row.cancelAtPeriodEnd ? '해지 예약' : '');
        context.print(
          `${row.subscriptionNo}\t${row.site}/${row.accountId}\t${row.state}\t${row.title}\t${formatWon(row.price)}\t${daysOf(row)}\t${next}`,
        );
      }
      printListEnd(context, listed, '이용권이 없어요.');
    });

  group
    .command('show <account>')
    .description('무료 체험, 이용권, 결제와 환불')
    .action(async (text: string) => {
      const { accountNo } = await knownAccount(context, text);
      await auditTickets(context, context.db, 'SUBSCRIPTION_READ', { accountNo });
      await printTickets(context, accountNo);
    });

  ticketCommands(group, context);
  refundCommands(group, context);
  priceCommands(group, context);
  caseCommands(group, context);
}
