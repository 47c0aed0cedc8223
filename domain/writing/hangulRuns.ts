import type { WrittenSentence } from './readSentences.ts';

/** A run of Hangul in a sentence. */
export interface HangulRun {
  text: string;
  /** Where it begins in the text, in UTF-16 units. */
  at: number;
  quoted: boolean;
  /** What stands between it and the run before; empty for the first. */
  gap: string;
  /** What stands behind it, up to the next run. */
  tail: string;
}

/** The runs of Hangul of a sentence, single letters included, in their order. */
export function hangulRuns({ text, at: start, words }: WrittenSentence): HangulRun[] {
  const runs: HangulRun[] = [];
  for (const word of words) {
    for (const found of word.text.matchAll(/[가-힣ㄱ-ㅎㅏ-ㅣ]+/gu)) {
      const at = word.at + found.index;
      const last = runs.at(-1);
      const gap = last ? text.slice(last.at + last.text.length - start, at - start) : '';
      if (last) last.tail = gap;
      runs.push({ text: found[0], at, quoted: word.quoted, gap, tail: '' });
    }
  }
  const last = runs.at(-1);
  if (last) last.tail = text.slice(last.at + last.text.length - start);
  return runs;
}

/** The run before or behind another one, when only a blank stands between them. */
export function neighbours(runs: readonly HangulRun[], index: number): { before: string; next: string } {
  const own = runs[index];
  const isBeside = (run: HangulRun | undefined) => run !== undefined && /^\s+$/u.test(run.gap);
  return {
    before: isBeside(own) ? (runs[index - 1]?.text ?? '') : '',
    next: isBeside(runs[index + 1]) ? (runs[index + 1]?.text ?? '') : '',
  };
}
