import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { auditLog } from '../../repositories/auditLog.ts';
import type { Context } from '../Context.ts';

/** Somebody known was turned away. @param route method and pattern, such as 'GET /api/books/:bookNo' */
export async function noteAccessDenied(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountNo: number,
  route: string,
  code: ErrorCode,
): Promise<void> {
  await auditLog.append(db, {
    at: now,
    actorKind: 'ACCOUNT',
    actor: String(accountNo),
    event: 'ACCESS_DENIED',
    accountNo,
    details: { route, code },
  });
}
