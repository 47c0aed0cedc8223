/** The relation of two owners, by their rows. */
export interface Between {
  friends: boolean;
  /** Both belong to the same institution. */
  classmates: boolean;
  /** Either has blocked the other. */
  blocked: boolean;
  /** The account of the other one is in use. */
  active: boolean;
  /** The other one shows the tank. */
  open: boolean;
}

/**
 * `VISIT`: the tank may be seen. `RESTING`: an old friend who shows the tank to nobody now; only that is shown. `NONE`:
 * there is nobody as far as the asker can see.
 */
export type Tie = 'VISIT' | 'RESTING' | 'NONE';

/** What one keeper may see of another; a block, by either, outweighs everything. */
export function neighbourTie({ friends, classmates, blocked, active, open }: Between): Tie {
  if (blocked || !active || !(friends || classmates)) return 'NONE';
  if (open) return 'VISIT';
  return friends ? 'RESTING' : 'NONE';
}

/** Shown for a friend who rests. */
export const RESTING_WORDS = '쉬고 있어요';
/** In place of a nickname that was reported and that nobody has looked at yet. */
export const HELD_NICKNAME = '바다 이웃';

export const neighbourReportReasons = ['RUDE_NAME', 'REAL_NAME', 'BOTHERS', 'OTHER'] as const;
export type NeighbourReportReason = (typeof neighbourReportReasons)[number];

export const neighbourReportReasonNames: Readonly<Record<NeighbourReportReason, string>> = {
  RUDE_NAME: '별명이 고운 말이 아니에요',
  REAL_NAME: '별명에 개인 정보가 있어요',
  BOTHERS: '나를 힘들게 해요',
  OTHER: '그 밖의 까닭이 있어요',
};
