import type { ContestStatus } from '#domain/contest/contestStatus.ts';

export const contestStateNames: Readonly<Record<ContestStatus, string>> = {
  IN_PROGRESS: '하고 있어요',
  WAIT: '곧 시작해요',
  COMPLETED: '끝났어요',
};
