/** Milliseconds between pictures of what only drifts. */
const DRIFT_MS = 80;
/** Milliseconds for which a touch or a key asks for every frame: a drag shows without lag. */
const ANSWERS_FOR_MS = 250;

export interface Pace {
  /** Nothing but slow drifting is expected: less motion is wanted, and the processor fills the pixels. */
  drifts: boolean;
  /** Something is on its way from one place to another. */
  tweens: boolean;
  /** When the canvas was drawn last and when somebody last touched anything, milliseconds of the same clock as `now`. */
  drawnAt: number;
  touchedAt: number;
}

/** Whether a changed scene is drawn now, or a few frames later: the eye does not notice, the processor has room. */
export function isPictureDue({ drifts, tweens, drawnAt, touchedAt }: Pace, now: number): boolean {
  return !drifts || tweens || now - touchedAt < ANSWERS_FOR_MS || now - drawnAt >= DRIFT_MS;
}
