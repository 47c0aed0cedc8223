import { elapsedSince } from '../time/elapsedSince.ts';

/** A text with the place of the caret, in UTF-16 units as a text field counts. */
export interface TextState {
  readonly text: string;
  readonly caret: number;
}

/** What can be undone and done again while somebody writes. */
export interface TextHistory {
  readonly past: readonly TextState[];
  readonly present: TextState;
  readonly future: readonly TextState[];
  /** When the present was written, milliseconds; -Infinity after a step: what follows is a step of its own. */
  readonly writtenAt: number;
}

/** Strokes closer together than this are one step. */
const GROUP_MS = 900;
/** A change of more characters at once (a paste, a sentence put in) is a step of its own. */
const STROKE_LENGTH = 4;
/** Steps that are remembered. */
const STEPS = 100;

/** A text nobody has changed yet; the caret stands at its end. */
export function startHistory(text: string): TextHistory {
  return { past: [], present: { text, caret: text.length }, future: [], writtenAt: Number.NEGATIVE_INFINITY };
}

/** The writer changed the text. Strokes in quick succession are undone together; nothing to do again is left. */
export function writeText(history: TextHistory, next: TextState, now: number): TextHistory {
  const { past, present, writtenAt } = history;
  if (next.text === present.text) return { ...history, present: next };
  const stroke = Math.abs(next.text.length - present.text.length) <= STROKE_LENGTH;
  if (stroke && elapsedSince(writtenAt, now) < GROUP_MS) return { past, present: next, future: [], writtenAt: now };
  return {
    past: [...past, present].slice(-STEPS),
    present: next,
    future: [],
    writtenAt: stroke ? now : Number.NEGATIVE_INFINITY,
  };
}

/** The step before, with the caret where it was; null when there is none. What is written next is a step of its own. */
export function undoText({ past, present, future }: TextHistory): TextHistory | null {
  const before = past.at(-1);
  if (!before) return null;
  const still = Number.NEGATIVE_INFINITY;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], writtenAt: still };
}

/** The step that was last undone; null when none was, or something was written since. */
export function redoText({ past, present, future }: TextHistory): TextHistory | null {
  const [after, ...rest] = future;
  if (!after) return null;
  return { past: [...past, present], present: after, future: rest, writtenAt: Number.NEGATIVE_INFINITY };
}
