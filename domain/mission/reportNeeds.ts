import { MISSION_TUNING } from './tuning.ts';
import { type GateReason, reportTextGates, sentenceCount } from './writingGates.ts';
import { writtenLength } from './writtenLength.ts';

/** How far a report is from being handed in. */
export interface ReportNeeds {
  /** What it still needs, in a few words each, the first thing to do first; empty when it may go. */
  needs: string[];
  /** 0–1; 1 only when it may go. */
  share: number;
}

/** Never reached before nothing is missing any more. */
const NEARLY = 0.95;

/**
 * What a report still needs before it can be handed in, and how far it is.
 *
 * @param minLength characters without blanks
 * @param found codes of gates that the server found closed; of those that are seen in the text alone the text decides
 */
export function reportNeeds(text: string, minLength: number, found: readonly string[]): ReportNeeds {
  const rules = MISSION_TUNING.report;
  const length = writtenLength(text);
  const sentences = sentenceCount(text);
  const codes = reportTextGates(text, minLength).map(({ code }) => code);
  const lacksTerms = found.includes('FEW_TERMS');
  const words: Record<GateReason['code'], string> = {
    TOO_SHORT: `${(minLength - length).toLocaleString('ko-KR')}자 더`,
    TOO_LONG: `${(length - rules.maxLength).toLocaleString('ko-KR')}자 줄이기`,
    FEW_SENTENCES: `문장 ${rules.minSentences - sentences}개 더`,
    FEW_TERMS: `책 낱말 ${rules.minTerms}개`,
    REPEATING: '같은 말 줄이기',
    COPIED: '내 말로 쓰기',
  };
  if (lacksTerms) codes.push('FEW_TERMS');
  if (found.includes('COPIED')) codes.push('COPIED');
  const parts = [length / minLength, sentences / rules.minSentences, lacksTerms || length === 0 ? 0 : 1];
  const share = parts.reduce((sum, part) => sum + Math.min(1, part), 0) / parts.length;
  return { needs: codes.map((code) => words[code]), share: codes.length === 0 ? 1 : Math.min(NEARLY, share) };
}
