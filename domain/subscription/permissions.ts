import { DAY } from '../time/duration.ts';

/** What an account may need a ticket for, as `GET /api/subscription/permission/me?type=` names it. */
export const permissionTypes = ['MISSION', 'BOOK', 'DIAGNOSIS', 'PERSONALITY', 'CONTEST'] as const;
export type PermissionType = (typeof permissionTypes)[number];

/** What a ticket opens: missions, or everything. */
export const permissionPlans = ['MISSION', 'ALL'] as const;
export type PermissionPlan = (typeof permissionPlans)[number];

/** Which plans open what. A mission, test or contest once begun can always be finished, with or without a ticket. */
export const plansByPermission: Readonly<Record<PermissionType, readonly PermissionPlan[]>> = {
  MISSION: ['MISSION', 'ALL'],
  BOOK: ['ALL'],
  DIAGNOSIS: ['ALL'],
  PERSONALITY: ['ALL'],
  CONTEST: ['ALL'],
};

/** The one table of what the home site gives and for what. `free` needs only a login; the others need their permission. */
export const permissions = [
  { what: '로그인, 내 정보, 비밀번호, 탈퇴', needs: 'free' },
  { what: '책 찾기와 책 소개', needs: 'free' },
  { what: '공지사항과 자주 묻는 질문', needs: 'free' },
  { what: '내 서재와 읽은 기록', needs: 'free' },
  { what: '이미 쓴 독서 노트 보기와 고치기', needs: 'free' },
  { what: '미션과 진단 결과 보기', needs: 'free' },
  { what: '보호자에게 결과 보내기', needs: 'free' },
  { what: '수족관 구경하기와 돌보기', needs: 'free' },
  { what: '시작한 미션 끝내기', needs: 'free' },
  { what: '책 미션과 낱말 미션 시작하기', needs: 'MISSION' },
  { what: '전자책 읽기', needs: 'BOOK' },
  { what: '독서 진단', needs: 'DIAGNOSIS' },
  { what: '책 성향 알아보기', needs: 'PERSONALITY' },
  { what: '독서 게임 대회 참가', needs: 'CONTEST' },
] as const satisfies readonly { what: string; needs: 'free' | PermissionType }[];

/** From making the account on, everything is open for a week: no card, no charge by itself. */
export const TRIAL_DAYS = 7;

/** When the free week of a home account is over. @param createdAt milliseconds UTC */
export const trialEndsAt = (createdAt: number): number => createdAt + TRIAL_DAYS * DAY;

/** Whether a plan opens something. */
export const planOpens = (plan: PermissionPlan, type: PermissionType): boolean =>
  plansByPermission[type].includes(plan);

/**
 * Whether something is open now.
 *
 * @param access when the account was made, and the plans of the tickets that cover this instant
 * @param now milliseconds UTC
 */
export function isPermitted(
  type: PermissionType,
  access: { accountCreatedAt: number; plans: readonly PermissionPlan[] },
  now: number,
): boolean {
  return now < trialEndsAt(access.accountCreatedAt) || access.plans.some((plan) => planOpens(plan, type));
}
