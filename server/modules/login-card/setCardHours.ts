import type { CardHours } from '#contract/loginCard.ts';
import { clockOfMinute, minuteOfClock } from '#domain/aquarium/quietHoursText.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { cardHoursRows } from './repositories/cardHoursRows.ts';

/** When cards open the product. */
export async function readCardHours({ db, post }: PostContext): Promise<CardHours> {
  const windows = await cardHoursRows.read(db, post.academyNo);
  return {
    windows: windows.map(({ fromMinute, toMinute, days }) => ({
      from: clockOfMinute(fromMinute),
      to: clockOfMinute(toMinute),
      days: [...days],
    })),
  };
}

/** Other hours; without any, no card opens anything. @throws AppError DEMO_ACCOUNT */
export async function setCardHours(context: PostContext, { windows }: CardHours): Promise<CardHours> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  return withTransaction(context.db, async (db) => {
    const rows = windows.map(({ from, to, days }) => ({
      fromMinute: minuteOfClock(from) ?? 0,
      toMinute: minuteOfClock(to) ?? 0,
      days: [...new Set(days)].sort((one, two) => one - two),
    }));
    await cardHoursRows.write(db, context.post.academyNo, rows, context.now);
    await recordStaffAction({ ...context, db }, { kind: 'CARD_HOURS_CHANGED' });
    return readCardHours({ ...context, db });
  });
}
