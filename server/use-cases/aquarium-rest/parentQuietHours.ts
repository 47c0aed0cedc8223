import type { ParentQuietHours, QuietHoursBody } from '../../../contract/quietHours.ts';
import type { AccountStatus } from '../../../domain/account/statuses.ts';
import { aquariumPauses } from '../../repositories/aquariumPauses.ts';
import { parentShares } from '../../repositories/parentShares.ts';
import type { Context } from '../Context.ts';
import { hashShareKey, isShareKey } from '../parent-share/shareKey.ts';
import { quietHoursWords, readQuietHours } from './quietHoursWords.ts';
import { setQuietHours } from './setQuietHours.ts';

/** Nobody looks into an account that sleeps or is on its way out. */
const CLOSED: readonly AccountStatus[] = ['DORMANT', 'WITHDRAWAL_REQUEST', 'WITHDRAWAL'];

/** The quiet hours of a student, for whoever holds a link for parents; null alike for every key that leads nowhere. */
export async function parentQuietHours(context: Context, key: string): Promise<ParentQuietHours | null> {
  const accountNo = await accountOfShare(context, key);
  if (accountNo === null) return null;
  const own = await aquariumPauses.lastingQuiet(context.db, accountNo);
  return {
    quietHours: own.mine === null ? null : quietHoursWords(own.mine),
    classQuietHours: own.classes.map(quietHoursWords),
  };
}

/** Sets or takes away the quiet hours of a student, by a link for parents. */
export async function setParentQuietHours(
  context: Context,
  key: string,
  hours: QuietHoursBody | null,
): Promise<ParentQuietHours | null> {
  const accountNo = await accountOfShare(context, key);
  if (accountNo === null) return null;
  const actor = { actorKind: 'VISITOR', actor: 'PARENT_LINK' } as const;
  await setQuietHours(context, { accountNo }, hours === null ? null : readQuietHours(hours), actor);
  return parentQuietHours(context, key);
}

async function accountOfShare({ db, now }: Context, key: string): Promise<number | null> {
  const share = isShareKey(key) ? await parentShares.findByKeyHash(db, hashShareKey(key), now) : undefined;
  return !share || CLOSED.includes(share.status) ? null : share.accountNo;
}
