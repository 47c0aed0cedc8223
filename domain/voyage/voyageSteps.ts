import { VOYAGE_TUNING } from './tuning.ts';

/** Steps of the first voyage, in their order: none can be taken before the one in front of it. */
export const voyageSteps = ['START', 'READ', 'PAIRS', 'OX', 'FEED', 'HATCH'] as const;
export type VoyageStep = (typeof voyageSteps)[number];

/** Where a voyage stands: the step to take next, or how it ended. */
export const voyageStands = [...voyageSteps, 'DONE', 'SKIPPED'] as const;
export type VoyageStand = (typeof voyageStands)[number];

/** What becomes of a step that is asked for. `REPEATED`: it was taken before, and nothing changes. */
export type StepVerdict = { kind: 'TAKEN'; next: VoyageStand } | { kind: 'REPEATED' } | { kind: 'REFUSED' };

/**
 * Decides about a step. The next one is taken, earlier ones were, later ones are refused. Skipping ends a voyage from
 * wherever it stands; one that has ended stays as it ended.
 */
export function judgeVoyageStep(stand: VoyageStand, asked: VoyageStep | 'SKIP'): StepVerdict {
  if (stand === 'DONE' || stand === 'SKIPPED') return { kind: 'REPEATED' };
  if (asked === 'SKIP') return { kind: 'TAKEN', next: 'SKIPPED' };
  const ahead = voyageSteps.indexOf(asked) - voyageSteps.indexOf(stand);
  if (ahead > 0) return { kind: 'REFUSED' };
  if (ahead < 0) return { kind: 'REPEATED' };
  return { kind: 'TAKEN', next: voyageSteps[voyageSteps.indexOf(asked) + 1] ?? 'DONE' };
}

/** What a step pays, once for ever; null where it pays nothing. */
export function voyageReward(step: VoyageStep | 'SKIP'): { shells: number; exp: number } | null {
  const rewards: Partial<Record<string, { shells: number; exp: number }>> = VOYAGE_TUNING.rewards;
  return rewards[step] ?? null;
}

/** Where a voyage stands that is kept nowhere yet: it begins for whoever has neither a pet nor a mission handed in. */
export function unkeptStand({ hatched, solved }: { hatched: boolean; solved: boolean }): VoyageStand {
  return hatched || solved ? 'DONE' : 'START';
}
