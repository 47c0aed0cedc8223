import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { textLength } from '../book-pack/textMeasures.ts';

interface Word {
  word: string;
  meaning: string;
  sentence: string;
}

const GAP = '○';

/** Holds the word lists of all levels against their rules: a gap for each syllable, no word given away, none twice. */
export function checkWordLists(lists: readonly { file: string; words: readonly Word[] }[]): PackProblem[] {
  const seen = new Map<string, string>();
  return lists.flatMap(({ file, words }) => {
    const sink = createProblemSink(file);
    for (const [index, { word, meaning, sentence }] of words.entries()) {
      const at = `[${index}] ${word}`;
      const before = seen.get(word);
      if (before !== undefined) sink.error(at, `${before}에도 있는 낱말이에요`);
      seen.set(word, file);
      const gaps = sentence.match(/○+/gu) ?? [];
      if (gaps.length !== 1 || textLength(gaps[0]) !== textLength(word)) {
        sink.error(at, `문장에 ${GAP} ${textLength(word)}개가 한 번 있어야 해요`);
      }
      if (meaning.includes(word) || sentence.includes(word)) sink.error(at, '뜻이나 문장에 낱말이 나와요');
    }
    return sink.problems;
  });
}
