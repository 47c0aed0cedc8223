import type { ParentQuietHours, QuietHoursBody } from '#contract/quietHours.ts';
import { quietHoursOfClocks } from '#domain/aquarium/quietHoursText.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Context, SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { openParentShare } from '#server/modules/parent-share/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { quietHoursWords } from './quietHoursWords.ts';
import { QUIET_EVENT, setQuietHours } from './setQuietHours.ts';

const { quietChangesADay } = AQUARIUM_TUNING.rests;
const ENOUGH = '쉬는 시간을 오늘 여러 번 바꾸었어요. 내일 다시 바꿀 수 있어요.';

/** The quiet hours of a student, for whoever holds a link that was made for it; null alike for every other key. */
export async function parentQuietHours(context: SiteContext, key: string): Promise<ParentQuietHours | null> {
  const share = await openParentShare(context, key, 'QUIET_HOURS');
  if (share === null) return null;
  const own = await aquariumPauses.lastingQuiet(context.db, share.accountNo);
  return {
    quietHours: own.mine === null ? null : quietHoursWords(own.mine),
    classQuietHours: own.classes.map(quietHoursWords),
  };
}

/**
 * Sets or takes away the quiet hours of a student, by a link that was made for it.
 *
 * @throws AppError TOO_MANY_REQUESTS after so many changes today, whichever link they came by
 */
export async function setParentQuietHours(
  context: SiteContext,
  key: string,
  hours: QuietHoursBody | null,
): Promise<ParentQuietHours | null> {
  const share = await openParentShare(context, key, 'QUIET_HOURS');
  if (share === null) return null;
  await refuseTooMany(context, share.accountNo);
  const actor = { actorKind: 'VISITOR', actor: 'PARENT_LINK' } as const;
  await setQuietHours(
    context,
    { accountNo: share.accountNo },
    hours === null ? null : quietHoursOfClocks(hours),
    actor,
  );
  return parentQuietHours(context, key);
}

async function refuseTooMany({ db, now }: Context, accountNo: number): Promise<void> {
  const today = seoulDay(now);
  if (
    (await auditLog.countBetween(db, accountNo, QUIET_EVENT, { after: startOfDayKey(today) - 1, until: now })) <
    quietChangesADay
  )
    return;
  const retryAfterSeconds = Math.ceil((startOfDayKey(shiftDayKey(today, 1)) - now) / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { message: ENOUGH, retryAfterSeconds });
}
