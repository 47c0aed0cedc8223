import type { ParentQuietHours, QuietHoursBody } from '../../../contract/quietHours.ts';
import { aquariumPauses } from '../../repositories/aquariumPauses.ts';
import type { Context } from '../Context.ts';
import { openParentShare } from '../parent-share/openParentShare.ts';
import { quietHoursWords, readQuietHours } from './quietHoursWords.ts';
import { setQuietHours } from './setQuietHours.ts';

/** The quiet hours of a student, for whoever holds a link that was made for it; null alike for every other key. */
export async function parentQuietHours(context: Context, key: string): Promise<ParentQuietHours | null> {
  const share = await openParentShare(context, key, 'QUIET_HOURS');
  if (share === null) return null;
  const own = await aquariumPauses.lastingQuiet(context.db, share.accountNo);
  return {
    quietHours: own.mine === null ? null : quietHoursWords(own.mine),
    classQuietHours: own.classes.map(quietHoursWords),
  };
}

/** Sets or takes away the quiet hours of a student, by a link that was made for it. */
export async function setParentQuietHours(
  context: Context,
  key: string,
  hours: QuietHoursBody | null,
): Promise<ParentQuietHours | null> {
  const share = await openParentShare(context, key, 'QUIET_HOURS');
  if (share === null) return null;
  const actor = { actorKind: 'VISITOR', actor: 'PARENT_LINK' } as const;
  await setQuietHours(context, { accountNo: share.accountNo }, hours === null ? null : readQuietHours(hours), actor);
  return parentQuietHours(context, key);
}
