import { MAX_RAQ } from '../book/readingLevels.ts';
import { DIAGNOSIS_TUNING } from './tuning.ts';

const { raqPerLogit, raqOfZero } = DIAGNOSIS_TUNING;

/** A raq in logits. */
export function thetaOfRaq(raq: number): number {
  return (raq - raqOfZero) / raqPerLogit;
}

/** A whole raq inside the scale. */
export function raqOfTheta(theta: number): number {
  return Math.max(0, Math.min(MAX_RAQ, Math.round(raqOfZero + raqPerLogit * theta)));
}
