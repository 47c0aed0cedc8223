import type { SiteName } from '#contract/site.ts';
import { takeTurn } from '#domain/account/takeTurn.ts';
import { turnTuning } from '#domain/account/tuning.ts';
import type { Context } from '#server/core/Context.ts';
import type { Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { signInSenders } from './repositories/signInSenders.ts';
import { signInThrottles } from './repositories/signInThrottles.ts';

/** Where a password is tried, and what its tries are counted under. */
export interface PasswordTarget {
  site: SiteName;
  /** A login name, or what stands for it: a device that knows the account, a login. */
  countedAs: string;
  /** The network, sealed; null where `countedAs` is open to one sender only. */
  sender: string | null;
}

/** A refused network that polls is noted no more often than this; in milliseconds. */
const NOTED_EVERY = 1000;

/**
 * Counts a try as failed before the password is looked at, so that many tries at once cannot slip past the delay
 * (`takeTurn`); `clearPasswordTries` takes it back after the right one.
 *
 * @returns whether the turn was an early one
 * @throws AppError SIGN_IN_SLOW_DOWN when it is not this try's turn; the password is not looked at then
 */
export async function countPasswordTry(context: Context, target: PasswordTarget): Promise<{ early: boolean }> {
  const turn = await withTransaction(context.db, (db) => tryPassword({ ...context, db }, target));
  if (turn.kind === 'WAIT') throw new AppError('SIGN_IN_SLOW_DOWN', { retryAfterSeconds: turn.seconds });
  return { early: turn.early };
}

async function tryPassword({ db, now }: Context & { db: Trx }, { site, countedAs, sender }: PasswordTarget) {
  const name = await signInThrottles.find(db, site, countedAs);
  const from = sender === null ? null : { site, accountId: countedAs, sender };
  const own = from === null ? undefined : await signInSenders.find(db, from);
  const turn = takeTurn({
    name,
    own,
    fewestWaiting: from === null ? null : await signInSenders.fewestWaiting(db, from, now - turnTuning.waitsFor),
    alone: from === null,
    now,
  });
  if (turn.name !== undefined) await signInThrottles.save(db, site, countedAs, turn.name);
  if (from === null) return turn;
  if (turn.kind === 'TURN') {
    await signInSenders.save(db, from, { ...turn.own, refusedAt: null });
  } else if (Math.abs(now - (own?.refusedAt ?? 0)) >= NOTED_EVERY) {
    await signInSenders.save(db, from, { turns: own?.turns ?? 0, lastAt: own?.lastAt ?? now, refusedAt: now });
  }
  return turn;
}
