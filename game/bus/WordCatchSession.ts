import type { CatchResult, WordMission } from '#contract/wordMission.ts';

/** The words to catch as they stand when the scene opens. */
export interface WordCatchSession {
  /** The three of today first, then earlier ones that wait. */
  missions: readonly WordMission[];
  /** Shells in the purse. */
  shells: number;
  /** Bubbles that were judged right before the page was left, by mission. */
  caught: Readonly<Record<number, readonly string[]>>;
}

/** How the bubbles of a mission were judged, or why they were not; nothing is lost then. `bubbleIds` as they were asked. */
export type WordCatchVerdict = { wordMissionNo: number; bubbleIds: readonly string[] } & (
  | { ok: true; result: CatchResult }
  | { ok: false; message: string }
);

/** How asking for the shells of a caught word ended. */
export type WordRewardOutcome =
  | { wordMissionNo: number; ok: true; mission: WordMission; shells: number }
  | { wordMissionNo: number; ok: false; message: string };
