import type { MissionSession } from '../session/useMissionSession.ts';

/** Items that can be answered in this round: a retry opens only what was wrong. Falls back to all when none is left. */
export function openItems<T extends { key: string }>(items: readonly T[], session: MissionSession): [T, ...T[]] {
  const locked = new Set(session.attempt.locked.map(({ key }) => key));
  const open = items.filter(({ key }) => !locked.has(key));
  const [first, ...rest] = open.length > 0 ? open : items;
  if (!first) throw new Error('a mission without items');
  return [first, ...rest];
}
