import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import { loginTokens } from '#server/repositories/loginTokens.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import type { TestApp } from './buildTestApp.ts';

let made = 0;
const another = () => {
  made += 1;
  return made;
};

/** A student of the academy who has never done anything yet, signed in. */
export async function freshStudent(app: TestApp): Promise<{ accountNo: number; token: string }> {
  const now = app.clock.now();
  const like = await app.db
    .selectFrom('account')
    .selectAll()
    .where('site', '=', 'edu')
    .orderBy('account_no')
    .executeTakeFirstOrThrow();
  const { account_no: _, ...rest } = like;
  const { account_no: accountNo } = await app.db
    .insertInto('account')
    .values({ ...rest, account_id: `fresh${another()}`, created_at: now })
    .returning('account_no')
    .executeTakeFirstOrThrow();
  return { accountNo, token: await signInAs(app, accountNo) };
}

/** A new login of a student, for when the clock has moved past the last one. */
export async function signInAs(app: TestApp, accountNo: number): Promise<string> {
  const now = app.clock.now();
  const { token, tokenHash } = createLoginToken();
  await loginTokens.insert(app.db, {
    tokenHash,
    accountNo,
    site: 'edu',
    issuedAt: now,
    signedInAt: now,
    passwordValidUntil: null,
  });
  return token;
}

/** A gift that the ledger knows of. */
export async function give(
  app: Pick<TestApp, 'db'> & { clock: { now: () => number } },
  accountNo: number,
  gift: { shells?: number; exp?: number },
): Promise<void> {
  const { shells = 0, exp = 0 } = gift;
  const stamp = { accountNo, now: app.clock.now(), dayKey: '2026-05-06' };
  const source = { reason: 'WELCOME', refType: 'ACCOUNT', refId: `gift-${another()}` } as const;
  const rows = [
    { currency: 'SHELL' as const, amount: shells, ...source },
    { currency: 'EXP' as const, amount: exp, ...source },
  ];
  await pointLedger.append(
    app.db,
    stamp,
    rows.filter(({ amount }) => amount > 0),
  );
  await pointPurses.add(app.db, accountNo, { bookPoint: 0, shells, exp });
}
