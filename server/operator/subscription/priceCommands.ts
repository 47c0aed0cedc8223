import type { Command } from 'commander';
import { noticeTuning } from '#domain/subscription/tuning.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import { subscriptionProducts } from '#server/modules/subscription/public.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { CommandContext } from '../CommandContext.ts';
import { parseDay, parseNo } from '../contest/knownContest.ts';
import { OperatorError } from '../OperatorError.ts';
import { subscriptionOverview } from '../repositories/subscriptionOverview.ts';
import { auditTickets } from './auditTickets.ts';
import { parseMoney } from './parseMoney.ts';

/** `subscriptions prices`: what tickets cost. A price that was shown once is never changed; a later one takes its place. */
export function priceCommands(group: Command, context: CommandContext): void {
  const prices = group.command('prices').description('이용권의 가격 (부가세 포함)');

  prices
    .command('list')
    .description('상품 번호와 가격, 언제부터인지')
    .action(async () => {
      for (const row of await subscriptionOverview.prices(context.db)) {
        const from = row.effectiveAt > context.now() ? `${seoulDay(row.effectiveAt)}부터` : '';
        context.print(`${row.productNo}\t${row.title}\t${formatWon(row.price)}\t${row.status}\t${from}`);
      }
    });

  prices
    .command('set <productNo> <price>')
    .description(
      '어느 날부터의 가격을 정해요. 오르면 정기 구독자에게 동의를 묻고, 동의하지 않으면 지금 가격으로 결제돼요',
    )
    .requiredOption('--from <day>', '그날의 0시부터. 예: 2026-07-01')
    .action(async (product: string, money: string, { from }: { from: string }) => {
      const [productNo, price, day] = [parseNo(product, '상품 번호를'), parseMoney(money), parseDay(from)];
      for (const line of await setPrice(context, productNo, price, day)) context.print(line);
    });
}

async function setPrice(context: CommandContext, productNo: number, price: number, day: string): Promise<string[]> {
  const [now, effectiveAt] = [context.now(), startOfDayKey(day)];
  if (price < 100) throw new OperatorError('카드로는 100원부터 결제할 수 있어요.');
  if (effectiveAt <= now)
    throw new OperatorError('내일이나 그 뒤의 날을 적어 주세요. 보이던 가격은 오늘 바뀌지 않아요.');
  return withTransaction(context.db, async (db) => {
    const before = await subscriptionProducts.find(db, productNo, effectiveAt);
    if (before === undefined) throw new OperatorError(`그런 상품이 없어요: ${productNo}`);
    const priceNo = await subscriptionOverview.addPrice(db, { productNo, price, effectiveAt, now });
    if (priceNo === undefined) throw new OperatorError('그날부터의 가격이 이미 있어요. 다른 날을 적어 주세요.');
    const details = { productNo, priceNo, price, from: day };
    await auditTickets(context, db, 'PRICE_SET', { details });
    const lines = [
      `${before.title}: ${formatKoreanDate(effectiveAt)}부터 ${formatWon(price)} (그 전 ${formatWon(before.price)})`,
    ];
    const asked = await subscriptionOverview.payingLess(db, productNo, price);
    if (asked === 0) return lines;
    const askedFrom = shiftDayKey(day, -noticeTuning.priceConsentDays);
    const today = seoulDay(now);
    return [
      ...lines,
      `지금 더 적게 내는 정기 구독자 ${asked}명에게 ${askedFrom > today ? `${askedFrom}부터` : '오늘부터'} 메일로 동의를 물어요. 동의하지 않으면 지금 가격으로 결제돼요.`,
    ];
  });
}
