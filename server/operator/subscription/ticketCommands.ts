import type { Command } from 'commander';
import { type PermissionPlan, permissionPlans } from '#domain/subscription/permissions.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { giveTicket, takeTicketBack } from '#server/modules/ticket/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { knownAccount } from '../knownAccount.ts';
import { OperatorError } from '../OperatorError.ts';

/** `subscriptions grant` and `take-back`: tickets that cost nothing. */
export function ticketCommands(group: Command, context: CommandContext): void {
  const { operator } = context;
  const serviceContext = () => ({ db: context.db, now: context.now() });

  group
    .command('grant <account>')
    .description('돈을 받지 않는 이용권을 줘요. 결제되지 않고 저절로 끝나요. 예: grant home/minji2014 --days 30')
    .option('--plan <plan>', '무엇을 여는지: MISSION, ALL', 'ALL')
    .requiredOption('--days <days>', '오늘부터 며칠 (오늘도 하루)')
    .requiredOption('--reason <code>', '까닭 (감사 기록에 남는 짧은 코드)')
    .action(async (text: string, given: { plan: string; days: string; reason: string }) => {
      const { accountNo } = await knownAccount(context, text);
      const plan = parsePlan(given.plan);
      const endsAt = startOfDayKey(shiftDayKey(seoulDay(context.now()), parseDays(given.days)));
      const ticketNo = await giveTicket(serviceContext(), { accountNo, plan, endsAt, reason: given.reason, operator });
      context.print(`${ticketNo}번 무료 이용권을 줬어요: ${formatDateTime(endsAt)} 전까지`);
    });

  group
    .command('take-back <ticketNo>')
    .description('준 무료 이용권을 거두어요. 시작한 것은 끝까지 할 수 있어요')
    .action(async (text: string) => {
      if (!/^[1-9]\d{0,15}$/.test(text)) throw new OperatorError('무료 이용권 번호를 숫자로 적어 주세요.');
      await takeTicketBack(serviceContext(), { ticketNo: Number(text), operator });
      context.print('거두었어요.');
    });
}

function parsePlan(text: string): PermissionPlan {
  const plan = permissionPlans.find((name) => name === text);
  if (plan === undefined) throw new OperatorError(`이용권은 ${permissionPlans.join(', ')} 가운데 하나예요.`);
  return plan;
}

function parseDays(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new OperatorError(`며칠인지 숫자로 적어 주세요. (받은 값: ${text})`);
  return Number(text);
}
