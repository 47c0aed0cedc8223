import type { Command } from 'commander';
import { formatWon } from '#domain/text/formatWon.ts';
import {
  cancelTicket,
  openRefund,
  paymentRefunds,
  payments,
  previewRefund,
  returnTicket,
  withAccountLock,
} from '#server/modules/subscription/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { parseNo } from '../contest/knownContest.ts';
import { knownAccount } from '../knownAccount.ts';
import { OperatorError } from '../OperatorError.ts';
import { auditTickets } from './auditTickets.ts';
import { parseMoney } from './parseMoney.ts';

const RULES = { FULL: '전액', PRORATED: '남은 날만큼', NONE: '돌려줄 금액이 없음' } as const;
const SENT_SOON = '카드사에는 서버가 1분 안에 요청하고, 끝나면 메일로 알려요.';

/** `subscriptions cancel`, `refund` and `refund-payment`. The money itself is moved by the server, never from here. */
export function refundCommands(group: Command, context: CommandContext): void {
  const { secrets, random } = context;
  // Nothing here asks the payment company.
  const serviceContext = () => ({
    db: context.db,
    now: context.now(),
    secrets,
    random,
    payment: null,
    operator: context.operator,
  });

  group
    .command('cancel <account>')
    .description('학생을 대신해 정기 결제를 해지해요. 결제한 기간은 그대로 쓸 수 있어요')
    .action(async (text: string) => {
      const { accountNo, site } = await knownAccount(context, text);
      const done = await cancelTicket({ ...serviceContext(), accountNo, site });
      context.print(
        done.openUntil === null
          ? '해지했어요. 이용권이 바로 끝났어요.'
          : `해지했어요: ${done.openUntil}까지 쓸 수 있어요.`,
      );
    });

  group
    .command('refund <account>')
    .description('환불 기준대로 이용권을 돌려받고 환불해요. 먼저 금액만 보고, --expect로 그 금액을 적으면 실행해요')
    .option('--expect <won>', '확인한 금액')
    .action(async (text: string, given: { expect?: string }) => {
      const { accountNo } = await knownAccount(context, text);
      if (given.expect === undefined) {
        const { refund, rule, paid, usedDays, periodDays } = await previewRefund({ ...serviceContext(), accountNo });
        await auditTickets(context, context.db, 'REFUND_PREVIEWED', { accountNo });
        context.print(
          `${formatWon(refund)} (${RULES[rule]}): 낸 금액 ${formatWon(paid)}, ${periodDays}일 가운데 ${usedDays}일 지남`,
        );
        context.print(`실행하려면: subscriptions refund ${text} --expect ${refund}`);
        return;
      }
      const expected = parseMoney(given.expect);
      await returnTicket(serviceContext(), accountNo, { expected });
      context.print(`이용권을 끝내고 ${formatWon(expected)} 환불을 적어 두었어요. ${SENT_SOON}`);
    });

  group
    .command('refund-payment <paymentNo> <won>')
    .description('상담에 따라 결제 하나에서 일부나 전부를 환불해요. 이용권은 그대로예요')
    .requiredOption('--reason <code>', '까닭 (감사 기록에 남는 짧은 코드)')
    .action(async (number: string, money: string, { reason }: { reason: string }) => {
      const [paymentNo, amount] = [parseNo(number, '결제 번호를'), parseMoney(money)];
      const { accountNo } = await knownPayment(context, paymentNo);
      if (accountNo === null) throw new OperatorError('주인을 모르는 결제예요. 서버가 저절로 돌려줘요.');
      await withAccountLock(serviceContext(), accountNo, async (db) => {
        const payment = await knownPayment({ db }, paymentNo);
        if ((await paymentRefunds.openOf(db, paymentNo)) !== undefined) {
          throw new OperatorError('이 결제의 다른 환불이 아직 끝나지 않았어요.');
        }
        if (amount > payment.balance) throw new OperatorError(`남은 금액은 ${formatWon(payment.balance)}이에요.`);
        const refundNo = await openRefund({ db, now: context.now() }, payment, amount, 'OPERATOR');
        await auditTickets(context, db, 'PAYMENT_REFUND_ASKED', {
          accountNo,
          details: { paymentNo, refundNo, amount, reason },
        });
      });
      context.print(`${formatWon(amount)} 환불을 적어 두었어요. ${SENT_SOON}`);
    });
}

async function knownPayment({ db }: Pick<CommandContext, 'db'>, paymentNo: number) {
  const found = await payments.find(db, paymentNo);
  if (found === undefined) throw new OperatorError(`그런 결제가 없어요: ${paymentNo}`);
  return found;
}
