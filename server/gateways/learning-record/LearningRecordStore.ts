import type { Statement } from '#domain/learning-record/Statement.ts';

/**
 * What became of a request. `conflict`, `refused` and `too-large` are about what was sent; `busy`, `settings` and
 * `unreachable` about the place or about us: the same is worth another try later.
 */
export type SendOutcome =
  | { ok: true }
  | { ok: false; kind: 'conflict' | 'refused' | 'too-large' | 'busy' | 'settings' | 'unreachable'; reason: string };

/** A place that stores learning records (LRS of xAPI). Never throws; `reason` has codes alone. */
export interface LearningRecordStore {
  /** Whether the place is left alone because it fails. */
  readonly paused: boolean;
  /** All of them or none are stored then (xAPI 1.0.3, part three, section 2.1.2). */
  send(statements: readonly Statement[]): Promise<SendOutcome>;
}
