export const textStates = ['HANDED_IN', 'RETURNED', 'REWRITTEN', 'ACCEPTED'] as const;
/**
 * Where a text stands between pupil and staff. `RETURNED`: asked for another version; `REWRITTEN`: another version was
 * handed in and nobody has decided about it yet.
 */
export type TextState = (typeof textStates)[number];

export interface TextStand {
  readonly state: TextState;
  /** Number of the newest version that was handed in, from 1. */
  readonly version: number;
}

/** What comes with a reply: nothing, a wish for another version, or that the text is good as it is. */
export const replyDecisions = ['NONE', 'RETURN', 'ACCEPT'] as const;
export type ReplyDecision = (typeof replyDecisions)[number];

/** A text that nobody has returned or accepted. */
export const FIRST_STAND: TextStand = { state: 'HANDED_IN', version: 1 };

/**
 * What a decision makes of a text. Of two of the staff who decide about one version the later decides.
 *
 * @param readVersion the version that was read: nobody decides about a text that was not seen
 * @returns null where a newer version was handed in meanwhile
 */
export function decideText(stand: TextStand, decision: ReplyDecision, readVersion: number): TextStand | null {
  if (readVersion !== stand.version) return null;
  if (decision === 'NONE') return stand;
  return { ...stand, state: decision === 'RETURN' ? 'RETURNED' : 'ACCEPTED' };
}

/** Whether the pupil may write another version: it was asked for, or was begun before somebody accepted the one before. */
export function mayRewrite({ state }: TextStand, begun: boolean): boolean {
  return state === 'RETURNED' || begun;
}

/**
 * The stand after another version was handed in.
 *
 * @param version number of the version that is handed in
 * @returns null for a number that is not the next one: it was handed in on another device
 */
export function handInVersion(stand: TextStand, version: number): TextStand | null {
  return version === stand.version + 1 ? { state: 'REWRITTEN', version } : null;
}
