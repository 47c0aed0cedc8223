import type { HangulRun } from '../hangulRuns.ts';
import { neighbours } from '../hangulRuns.ts';
import type { Lexicon } from '../Lexicon.ts';
import { finalOf } from '../splitSyllable.ts';
import { WRITING_TUNING } from '../tuning.ts';
import { alwaysWrong } from './alwaysWrong.ts';
import { fittingEnding } from './fittingEnding.ts';
import { soundsLike } from './soundsLike.ts';
import type { WordRule } from './WordRule.ts';
import { wrongBeside } from './wrongBeside.ts';

/** What is wrong with a word. */
export interface Misspelling {
  right: string;
  /** A sentence instead of the usual one. */
  why?: string | undefined;
}

/** How a run of a sentence should be spelt, and null where nothing speaks against it. */
export function misspelled(runs: readonly HangulRun[], index: number, lexicon: Lexicon): Misspelling | null {
  const run = runs[index];
  if (!run || run.text.length > WRITING_TUNING.longestWord) return null;
  const { before } = neighbours(runs, index);
  return byRule(runs, index, run) ?? byDenial(run, before, lexicon) ?? byEnding(run, lexicon) ?? bySound(run, lexicon);
}

function byRule(runs: readonly HangulRun[], index: number, run: HangulRun): Misspelling | null {
  const beside = neighbours(runs, index);
  const rule = [...alwaysWrong, ...wrongBeside].find((one) => fits(one, run, beside, runs, index));
  if (!rule) return null;
  return { right: run.text.replace(rule.wrong, rule.right).trim(), why: rule.why };
}

function fits(
  rule: WordRule,
  run: HangulRun,
  { before, next }: { before: string; next: string },
  runs: readonly HangulRun[],
  index: number,
): boolean {
  if (!rule.wrong.test(run.text)) return false;
  if (rule.before && !rule.before.test(before)) return false;
  if (rule.next && !rule.next.test(next)) return false;
  if (rule.last && !/^[.!?…]/u.test(run.tail) && !(index === runs.length - 1 && run.tail === '')) return false;
  const { earlier, later, never } = rule;
  if (never && runs.slice(0, index).some(({ text }) => never.test(text))) return false;
  if (earlier && !runs.slice(0, index).some(({ text }) => earlier.test(text))) return false;
  return !later || runs.slice(index + 1).some(({ text }) => later.test(text));
}

/** 먹지 안고: behind 지 of a verb stands 않다; 강아지 안고 holds a dog. */
function byDenial({ text }: HangulRun, before: string, lexicon: Lexicon): Misspelling | null {
  if (!/^안(?:다|았|아|고|는|은|을|으|지|니|습|게|기|겠)/u.test(text) || !/[가-힣]지(?:는|도)?$/u.test(before))
    return null;
  const stem = before.replace(/(?:는|도)$/u, '');
  // 누구인지 안다, 할지 안다.
  if (finalOf(stem.slice(0, -1)) === 'ㄴ' || /을지$/u.test(stem)) return null;
  if (lexicon.isNoun(stem) || lexicon.verbOf(stem) === null) return null;
  return { right: `않${text.slice(1)}` };
}

function byEnding(run: HangulRun, lexicon: Lexicon): Misspelling | null {
  const right = fittingEnding(run.text, lexicon);
  return right === null ? null : { right };
}

function bySound(run: HangulRun, lexicon: Lexicon): Misspelling | null {
  const right = soundsLike(run.text, lexicon);
  return right === null ? null : { right };
}
