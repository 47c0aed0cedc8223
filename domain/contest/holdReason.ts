import { CONTEST_TUNING } from './contestTuning.ts';

/** Why a result waits to be looked at. */
export const holdReasons = ['SPEED', 'BURST'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What the student reads. */
export const holdReasonTexts: Readonly<Record<HoldReason, string>> = {
  SPEED: '문제를 읽을 수 있는 시간보다 더 빨리 낸 것으로 나와서 잠깐 살펴보고 있어요.',
  BURST: '짧은 시간에 아주 많은 미션을 모두 맞힌 것으로 나와서 잠깐 살펴보고 있어요.',
};

/** A mission that was handed in. */
export interface HandIn {
  /** Milliseconds UTC. */
  at: number;
  /** Per cent right. */
  rate: number;
}

/**
 * Whether a result is held back from the contest until an operator has looked at it, and why. Its points for the book
 * are paid all the same, and the student is notified.
 *
 * @param tooFast the mission's own finding (`implausibleSpeed`)
 * @param recent scored hand-ins of the same student before this one, in any order
 */
export function holdReason(handIn: HandIn, tooFast: boolean, recent: readonly HandIn[]): HoldReason | null {
  if (tooFast) return 'SPEED';
  const { burstCount, burstSpan, faultless } = CONTEST_TUNING.hold;
  if (handIn.rate < faultless) return null;
  const near = recent.filter(({ at, rate }) => rate >= faultless && handIn.at - at <= burstSpan && at <= handIn.at);
  return near.length + 1 >= burstCount ? 'BURST' : null;
}
