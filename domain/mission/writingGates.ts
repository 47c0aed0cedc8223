import { withoutUnseen } from '../text/withoutUnseen.ts';
import { copiedRuns } from './copiedRuns.ts';
import { distinctTrigramRatio, trigramOverlap } from './trigrams.ts';
import { MISSION_TUNING } from './tuning.ts';
import { writtenLength } from './writtenLength.ts';

/** One thing to correct before a text can be handed in, with the sentence the student reads. */
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
  const length = lengthGates(text, MISSION_TUNING.think.minLength, MISSION_TUNING.think.maxLength);
  return [...length, ...repeatGates(text)];
}

/**
 * What keeps a report from being handed in; empty when it may go. The machine looks at effort only: whether the
 * report is good is for a person to judge.
 *
 * @param book terms, summary and, where we have it, the text of the book the report is about
 */
export function writingGates(
  text: string,
  band: ReportBand,
  book: { terms: readonly string[]; summary: string; text?: string },
): GateReason[] {
  const rules = MISSION_TUNING.report;
  const reasons = reportTextGates(text, reportMinLength(band));
  if (mentionedTerms(text, book.terms).length < rules.minTerms) {
    // Without naming any: they may be answers of a mission that is still to be played.
    reasons.push({
      code: 'FEW_TERMS',
      message: `책에 나온 인물, 장소, 물건 이름을 ${rules.minTerms}개 이상 넣어 보세요.`,
    });
  }
  if (trigramOverlap(text, book.summary) >= rules.maxSummaryOverlap) {
    reasons.push({ code: 'COPIED', message: '책 소개 글과 많이 비슷해요. 내 생각을 내 말로 써 보세요.' });
  } else if (book.text && copiedRuns(text, book.text).share >= rules.copy.maxShare) {
    reasons.push({
      code: 'COPIED',
      message: '책에 있는 문장이 많아요. 마음에 남은 한두 문장만 남기고 내 생각을 써 보세요.',
    });
  }
  return reasons;
}

/**
 * Of what keeps a report from being handed in, that which is seen in its text alone, without the book.
 *
 * @param minLength characters without blanks ({@link reportMinLength})
 */
export function reportTextGates(text: string, minLength: number): GateReason[] {
  const rules = MISSION_TUNING.report;
  const reasons = lengthGates(text, minLength, rules.maxLength);
  if (sentenceCount(text) < rules.minSentences) {
    reasons.push({ code: 'FEW_SENTENCES', message: `문장을 ${rules.minSentences}개 이상 써 보세요.` });
  }
  return [...reasons, ...repeatGates(text)];
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

function repeatGates(text: string): GateReason[] {
  if (distinctTrigramRatio(text) >= MISSION_TUNING.report.minDistinctTrigrams) return [];
  return [{ code: 'REPEATING', message: '같은 말이 여러 번 나와요. 다른 이야기를 더해 보세요.' }];
}

/** Pieces between end marks or line breaks that are long enough to count: children often leave the mark out. */
export function sentenceCount(text: string): number {
  return text
    .normalize('NFC')
    .split(/[.!?…。]+|\n+/u)
    .filter((piece) => writtenLength(piece) >= MISSION_TUNING.report.sentenceSyllables).length;
}

function mentionedTerms(text: string, terms: readonly string[]): string[] {
  const bare = (value: string) => withoutUnseen(value.normalize('NFC'));
  const within = bare(text);
  return terms.filter((term) => within.includes(bare(term)));
}
