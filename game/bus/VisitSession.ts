import type { Neighbour } from '#contract/neighbour.ts';

/** A neighbour's tank as it stands when it is visited. */
export interface VisitSession {
  neighbour: Neighbour;
}

/** How leaving a cheer ended. */
export type CheerOutcome = { visitKey: string; ok: true } | { visitKey: string; ok: false; message: string };
