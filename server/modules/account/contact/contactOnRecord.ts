import type { ContactKind } from '#domain/account/contactKinds.ts';
import type { Db } from '#server/db/Db.ts';
import { accounts } from '#server/repositories/accounts.ts';

/** The contact that an account has, proved or not; null for none. */
export async function contactOnRecord(db: Db, accountNo: number, kind: ContactKind): Promise<string | null> {
  const { email, mobileNo } = await accounts.info(db, accountNo);
  return kind === 'EMAIL' ? email : mobileNo;
}
