import { DAY, HOUR } from '../time/duration.ts';
import { elapsedSince } from '../time/elapsedSince.ts';
import { waitUntil } from '../time/waitUntil.ts';
import { inquiryTuning } from './tuning.ts';

/** What one visitor has sent so far. Instants are milliseconds UTC. */
export interface InquiryPace {
  now: number;
  /** When the form was handed out. */
  formIssuedAt: number;
  /** Inquiries from the same network of the last day, by when they came. */
  fromVisitor: readonly number[];
  /** Inquiries that name the same address, of the last day. */
  toAddress: readonly number[];
}

/** @returns milliseconds to wait before this inquiry is taken; 0 takes it now */
export function checkPace({ now, formIssuedAt, fromVisitor, toAddress }: InquiryPace): number {
  return Math.max(
    0,
    waitUntil(formIssuedAt + inquiryTuning.fastest, now, inquiryTuning.fastest),
    waitFor(fromVisitor, inquiryTuning.perHour, HOUR, now),
    waitFor(fromVisitor, inquiryTuning.perDay, DAY, now),
    waitFor(toAddress, inquiryTuning.perAddress, DAY, now),
  );
}

/** How long until fewer than `most` of the instants are younger than `window`. */
function waitFor(instants: readonly number[], most: number, window: number, now: number): number {
  const recent = instants.filter((instant) => elapsedSince(instant, now) < window).sort((one, two) => two - one);
  const blocking = recent[most - 1];
  return blocking === undefined ? 0 : blocking + window - now;
}
