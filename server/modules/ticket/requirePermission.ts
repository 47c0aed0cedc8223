import { isPermitted, type PermissionType } from '#domain/subscription/permissions.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readAccess } from './readAccess.ts';

/** What somebody wanted to do, and what they have all the same. */
const WORDS: Readonly<Record<PermissionType, { purpose: string; kept: string }>> = {
  MISSION: { purpose: '새 미션을 시작하려면', kept: '시작한 미션과 모은 포인트는 모두 그대로 있어요.' },
  BOOK: { purpose: '전자책을 읽으려면', kept: '읽던 곳과 독서 노트는 모두 그대로 있어요.' },
  DIAGNOSIS: { purpose: '독서 진단을 시작하려면', kept: '지난 결과는 언제든지 볼 수 있어요.' },
  PERSONALITY: { purpose: '책 성향 검사를 시작하려면', kept: '지난 결과는 언제든지 볼 수 있어요.' },
  CONTEST: { purpose: '독서 게임 대회에 참가하려면', kept: '지금까지 모은 기록은 모두 그대로 있어요.' },
};

/**
 * Lets somebody begin what needs a ticket; what was begun is finished without asking. Only the home site sells tickets:
 * on the others everything is open.
 *
 * @param begunAt when it was given out, if that was earlier: what was open then can be finished
 * @throws AppError SUBSCRIPTION_NEEDED
 */
export async function requirePermission(
  { db, now, accountNo, site }: Pick<SignedInContext, 'db' | 'now' | 'accountNo' | 'site'>,
  type: PermissionType,
  begunAt: number = now,
): Promise<void> {
  if (site !== 'home') return;
  const access = await readAccess(db, accountNo, now);
  if (isPermitted(type, access, now)) return;
  if (begunAt < now && isPermitted(type, await readAccess(db, accountNo, begunAt), begunAt)) return;
  const { purpose, kept } = WORDS[type];
  const ticket = access.plans.length > 0 ? '모두 이용권이' : '이용권이';
  throw new AppError('SUBSCRIPTION_NEEDED', {
    message: `${purpose} ${ticket} 필요해요. ${kept} 보호자와 함께 이용권을 살펴볼까요?`,
  });
}
