import { normalizeName } from '#domain/account/normalizeName.ts';
import type { OwnShareScope } from '#domain/account/shareScopes.ts';
import { maxLength } from '#domain/account/textRules.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import type { ShareRow } from './repositories/parentShares.ts';
import { LIVE_LIMIT, storeShare } from './storeShare.ts';

const LABEL_LENGTH = 20;

/**
 * Makes a link for parents. The key is not in the result, so that it is never stored with the answers given
 * (`describeParentShare` makes it).
 *
 * @throws AppError INVALID_INPUT for a label that is too long, or when there are as many links as there may be
 */
export async function createParentShare(
  context: SignedInContext,
  given: { label: string; scope: OwnShareScope },
): Promise<ShareRow> {
  const { scope } = given;
  const label = normalizeName(given.label);
  const refusal = maxLength(LABEL_LENGTH)(label);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { label: refusal } });
  return withTransaction(context.db, async (trx) => {
    const { accountNo, site, now } = context;
    const share = await storeShare({ ...context, db: trx }, { accountNo, label, scope });
    if (share === null) {
      const message = `링크는 ${LIVE_LIMIT}개까지 만들 수 있어요. 쓰지 않는 링크를 끝낸 뒤에 다시 만들어 주세요.`;
      throw new AppError('INVALID_INPUT', { message });
    }
    await recordAccess({ ...context, db: trx }, { accountNo, site, kind: 'PARENT_SHARE_MADE', detail: scope });
    await auditLog.append(trx, {
      at: now,
      actorKind: 'ACCOUNT',
      actor: String(accountNo),
      event: 'PARENT_SHARE_MADE',
      accountNo,
      details: { shareNo: share.shareNo, scope },
    });
    return share;
  });
}
