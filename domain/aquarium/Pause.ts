/**
 * Why an aquarium stands still. `OFF`: the class has closed it. `QUIET`: hours in which it rests, set by the class or
 * by a parent. `HOLIDAY`: the student is away and has set this.
 */
export const pauseKinds = ['OFF', 'QUIET', 'HOLIDAY'] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** Hours that come back on days of the week. They belong to the day they begin on, also when they run past midnight. */
export interface QuietHours {
  /** Minutes since 00:00 in Seoul, 0–1439; never the same as `toMinute`. */
  fromMinute: number;
  toMinute: number;
  /** 1 Monday – 7 Sunday. */
  days: readonly number[];
}

/** A rest of the aquarium. It is never changed, only ended: so what it stopped in the past stays stopped. */
export interface Pause {
  kind: PauseKind;
  /** Milliseconds UTC. */
  startedAt: number;
  /** Null while it lasts. */
  endedAt: number | null;
  /** Null: the whole time. */
  hours: QuietHours | null;
}
