import { withJosa } from '../text/withJosa.ts';
import { hangulRuns } from './hangulRuns.ts';
import type { Lexicon } from './Lexicon.ts';
import type { WrittenSentence } from './readSentences.ts';
import { marksMisspaced } from './spacing/marksMisspaced.ts';
import { misspaced } from './spacing/misspaced.ts';
import { misspelled } from './spelling/misspelled.ts';
import type { WritingHint } from './WritingHint.ts';

/** Hints on spelling and spacing, in the order of the text; the same mistake once. */
export function spellingHints(text: string, sentences: readonly WrittenSentence[], lexicon: Lexicon): WritingHint[] {
  const hints: WritingHint[] = sentences.flatMap((sentence) => {
    const runs = hangulRuns(sentence);
    return runs.flatMap(({ at, text: excerpt }, index) => {
      const spelling = misspelled(runs, index, lexicon);
      if (spelling) return [spellingHint(excerpt, at, spelling.right, spelling.why)];
      const spacing = misspaced(runs, index, lexicon);
      return spacing ? [spacingHint(spacing, at)] : [];
    });
  });
  hints.push(...marksMisspaced(text).map((found) => spacingHint(found, found.at)));
  const seen = new Set<string>();
  return hints
    .sort((one, other) => one.at - other.at)
    .filter(({ excerpt }) => {
      if (seen.has(excerpt)) return false;
      seen.add(excerpt);
      return true;
    });
}

function spellingHint(wrong: string, at: number, right: string, why: string | undefined): WritingHint {
  const message = why
    ? `‘${wrong}’의 맞춤법을 볼까요? ${why}`
    : `${withJosa(`‘${wrong}’`, '은/는')} ${withJosa(`‘${right}’`, '으로/로')} 써요. 한번 볼까요?`;
  return { kind: 'SPELLING', code: 'SPELLING', message, excerpt: wrong, at };
}

function spacingHint({ wrong, right }: { wrong: string; right: string }, at: number): WritingHint {
  const how = right.length > wrong.length ? '띄어 써요' : '붙여 써요';
  return { kind: 'SPACING', code: 'SPACING', message: `‘${right}’처럼 ${how}. 한번 볼까요?`, excerpt: wrong, at };
}
