import { MISSION_TUNING } from './tuning.ts';
import type { GateReason } from './writingGates.ts';

/** `LATER`: it cannot be judged before there is a text; it is not missing. */
export type CheckState = 'DONE' | 'OPEN' | 'LATER';

export type CheckedGate = Exclude<GateReason['code'], 'TOO_LONG'>;

/** What an empty page cannot break. */
const ofWrittenText: readonly CheckedGate[] = ['REPEATING', 'COPIED'];

interface WrittenReport {
  /** Characters without blanks. */
  length: number;
  minLength: number;
  maxLength: number;
  /** Gates that the server found closed. */
  lacking: { has(code: CheckedGate): boolean };
}

/** Where a report stands with one of its gates, as the list beside it shows it. */
export function reportCheck(code: CheckedGate, { length, minLength, maxLength, lacking }: WrittenReport): CheckState {
  if (code === 'TOO_SHORT') return length >= minLength && length <= maxLength ? 'DONE' : 'OPEN';
  if (ofWrittenText.includes(code)) {
    if (length < MISSION_TUNING.report.sentenceSyllables) return 'LATER';
  } else if (length === 0) return 'OPEN';
  return lacking.has(code) ? 'OPEN' : 'DONE';
}
