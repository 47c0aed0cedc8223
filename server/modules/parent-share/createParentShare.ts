import { randomUUID } from 'node:crypto';
import { normalizeName } from '#domain/account/normalizeName.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import { maxLength } from '#domain/account/textRules.ts';
import { DAY } from '#domain/time/duration.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { parentShares, type ShareRow } from './repositories/parentShares.ts';
import { hashShareKey, shareKey } from './shareKey.ts';

const LIFETIME = 90 * DAY;
/** One for each grown-up who asks, with room to spare; enough to keep an eye on. */
const LIVE_LIMIT = 10;
const LABEL_LENGTH = 20;

/**
 * Makes a link for parents. The key is not in the result, so that it is never stored with the answers given
 * (`describeParentShare` makes it).
 *
 * @throws AppError INVALID_INPUT for a label that is too long, or when there are as many links as there may be
 */
export async function createParentShare(
  context: SignedInContext,
  given: { label: string; scope: ShareScope },
): Promise<ShareRow> {
  const { scope } = given;
  const label = normalizeName(given.label);
  const refusal = maxLength(LABEL_LENGTH)(label);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { label: refusal } });
  return withTransaction(context.db, async (trx) => {
    const { accountNo, site, now, secrets } = context;
    await parentShares.holdOwner(trx, accountNo);
    if ((await parentShares.live(trx, accountNo, now)).length >= LIVE_LIMIT) {
      const message = `링크는 ${LIVE_LIMIT}개까지 만들 수 있어요. 쓰지 않는 링크를 끝낸 뒤에 다시 만들어 주세요.`;
      throw new AppError('INVALID_INPUT', { message });
    }
    const expiresAt = now + LIFETIME;
    const shareNo = await parentShares.insert(trx, {
      accountNo,
      label,
      scope,
      placeholder: randomUUID(),
      now,
      expiresAt,
    });
    await parentShares.setKeyHash(trx, accountNo, shareNo, hashShareKey(shareKey(secrets, accountNo, shareNo)));
    await recordAccess({ ...context, db: trx }, { accountNo, site, kind: 'PARENT_SHARE_MADE', detail: scope });
    await auditLog.append(trx, {
      at: now,
      actorKind: 'ACCOUNT',
      actor: String(accountNo),
      event: 'PARENT_SHARE_MADE',
      accountNo,
      details: { shareNo, scope },
    });
    return { shareNo, label, scope, createdAt: now, expiresAt, lastOpenedAt: null };
  });
}
