import type { SiteName } from '#contract/site.ts';
import type { AccessKind, RefusedKind } from '#domain/account/accessKindNames.ts';
import { accessTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { accessRecords } from '#server/repositories/accessRecords.ts';

type RecordContext = Pick<Context, 'db' | 'now' | 'visitor'>;

/** What somebody did with an account. */
export interface Access<Kind extends AccessKind = AccessKind> {
  accountNo: number;
  site: SiteName;
  kind: Kind;
  /** Codes, such as the fields that were changed; never what somebody typed. */
  detail?: string;
}

/**
 * Writes an access down, in the transaction of `context.db`. What an operator or a job does has no visitor and is in the
 * audit log instead.
 */
export async function recordAccess(
  { db, now, visitor }: RecordContext,
  { accountNo, site, kind, detail = '' }: Access<Exclude<AccessKind, RefusedKind>>,
): Promise<void> {
  if (visitor === undefined) return;
  await accessRecords.add(db, { accountNo, site, kind, detail, at: now, ...placeOf(visitor) });
}

/**
 * Counts a refused try: those of one network against one account within an hour are one record.
 *
 * @param refused.accountNo null for a login name that does not exist
 * @returns how many tries the record counts now; 0 without a visitor
 */
export async function recordRefusal(
  { db, now, visitor }: RecordContext,
  { accountNo, site, kind, detail = '' }: Omit<Access<RefusedKind>, 'accountNo'> & { accountNo: number | null },
): Promise<number> {
  if (visitor === undefined) return 0;
  const hour = Math.floor(now / accessTuning.countedTogether);
  const about = [accountNo ?? 'unknown', site, kind, detail, hour].join(' ');
  const key = {
    network: `${about} ${networkOf(visitor.address)}`,
    rest: about,
    since: hour * accessTuning.countedTogether,
  };
  return accessRecords.count(db, { accountNo, site, kind, detail, at: now, ...placeOf(visitor) }, key);
}

const placeOf = ({ address, device }: NonNullable<Context['visitor']>) => ({ address, device });
