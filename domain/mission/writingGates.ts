import { distinctTrigramRatio, trigramOverlap } from './trigrams.ts';
import { MISSION_TUNING } from './tuning.ts';
import { writtenLength } from './writtenLength.ts';

/** One thing to mend before a text can be handed in, with the sentence the student reads. */
export interface GateReason {
  code: 'TOO_SHORT' | 'TOO_LONG' | 'FEW_SENTENCES' | 'FEW_TERMS' | 'REPEATING' | 'COPIED';
  message: string;
}

export type ReportBand = keyof typeof MISSION_TUNING.report.minLength;

/** Characters without blanks that a report needs in this grade band. */
export function reportMinLength(band: ReportBand): number {
  return MISSION_TUNING.report.minLength[band];
}

/** What keeps a think-about answer from being handed in; empty when it may go. */
export function thinkGates(text: string): GateReason[] {
  return lengthGates(text, MISSION_TUNING.think.minLength, MISSION_TUNING.think.maxLength);
}

/**
 * What keeps a report from being handed in; empty when it may go. The machine looks at effort only: whether the
 * report is good is for a person to say.
 *
 * @param book terms and summary of the book the report is about
 */
export function writingGates(
  text: string,
  band: ReportBand,
  book: { terms: readonly string[]; summary: string },
): GateReason[] {
  const rules = MISSION_TUNING.report;
  const reasons = lengthGates(text, reportMinLength(band), rules.maxLength);
  if (sentenceCount(text) < rules.minSentences) {
    reasons.push({ code: 'FEW_SENTENCES', message: `문장을 ${rules.minSentences}개 이상 써 보세요.` });
  }
  if (mentionedTerms(text, book.terms).length < rules.minTerms) {
    const some = book.terms.slice(0, 3).join(', ');
    reasons.push({ code: 'FEW_TERMS', message: `책에 나온 말을 ${rules.minTerms}개 이상 넣어 보세요. 예: ${some}` });
  }
  if (distinctTrigramRatio(text) < rules.minDistinctTrigrams) {
    reasons.push({ code: 'REPEATING', message: '같은 말이 여러 번 나와요. 다른 이야기를 더해 보세요.' });
  }
  if (trigramOverlap(text, book.summary) >= rules.maxSummaryOverlap) {
    reasons.push({ code: 'COPIED', message: '책 소개 글과 많이 비슷해요. 내 생각을 내 말로 써 보세요.' });
  }
  return reasons;
}

function lengthGates(text: string, min: number, max: number): GateReason[] {
  const length = writtenLength(text);
  if (length < min) {
    return [{ code: 'TOO_SHORT', message: `지금 ${length}자예요. ${min - length}자만 더 쓰면 낼 수 있어요.` }];
  }
  if (length > max) {
    return [{ code: 'TOO_LONG', message: `지금 ${length}자예요. ${length - max}자만 줄이면 낼 수 있어요.` }];
  }
  return [];
}

/** Pieces between end marks or line breaks that are long enough to say something: children often leave the mark out. */
function sentenceCount(text: string): number {
  return text
    .normalize('NFC')
    .split(/[.!?…。]+|\n+/u)
    .filter((piece) => writtenLength(piece) >= MISSION_TUNING.report.sentenceSyllables).length;
}

function mentionedTerms(text: string, terms: readonly string[]): string[] {
  const bare = (value: string) => value.normalize('NFC').replace(/\s+/gu, '');
  const within = bare(text);
  return terms.filter((term) => within.includes(bare(term)));
}
