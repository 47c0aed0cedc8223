import { REPORT_KEY } from '#domain/mission/missionItems.ts';
import { reportTextGates } from '#domain/mission/writingGates.ts';
import { gateReasons } from './gateReasons.ts';

/**
 * Why a report is not ready, as far as its text alone shows: nobody hands in without a network what is sure to come
 * back. What is looked for in the book is checked by the server.
 */
export function reportGates(text: string, minLength: number): Record<string, string> {
  const gates = reportTextGates(text, minLength);
  return gates.length === 0 ? {} : gateReasons(new Map([[REPORT_KEY, gates]]));
}
