/** Why somebody leaves, as a choice: free words could name people and would outlive the account. */
export const leavingReasons = [
  { code: 'NONE', name: '말하고 싶지 않아요' },
  { code: 'SELDOM_USED', name: '자주 쓰지 않았어요' },
  { code: 'TOO_HARD', name: '나에게 어려웠어요' },
  { code: 'TOO_EASY', name: '나에게 쉬웠어요' },
  { code: 'MOVED', name: '학원이나 학교를 옮겼어요' },
  { code: 'PRIVACY', name: '내 정보가 걱정돼요' },
  { code: 'OTHER', name: '다른 까닭이 있어요' },
] as const;

export type LeavingReason = (typeof leavingReasons)[number]['code'];

export const leavingReasonCodes = leavingReasons.map(({ code }) => code) as [LeavingReason, ...LeavingReason[]];
