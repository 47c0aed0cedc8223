import { eojeols } from './textMeasures.ts';

/** Particles and endings cut from the end of an eojeol, longest first. No word list is needed to compare items. */
const ENDINGS = [
  '에서부터',
  '으로부터',
  '이라고',
  '에게서',
  '까지는',
  '에서는',
  '에게는',
  '으로는',
  '이었다',
  '했어요',
  '였어요',
  '이에요',
  '습니다',
  '에서',
  '에게',
  '으로',
  '까지',
  '부터',
  '처럼',
  '보다',
  '라고',
  '이나',
  '이라',
  '하고',
  '한테',
  '마다',
  '예요',
  '해요',
  '어요',
  '아요',
  '이다',
  '했다',
  '은',
  '는',
  '이',
  '가',
  '을',
  '를',
  '의',
  '에',
  '로',
  '와',
  '과',
  '도',
  '만',
  '나',
  '요',
  '다',
];

/** Words that every question uses; sharing one does not help a guesser. */
const COMMON = new Set([
  '무엇',
  '어떤',
  '가장',
  '알맞',
  '다음',
  '것은',
  '것을',
  '이유',
  '까닭',
  '글쓴',
  '뜻으',
  '어느',
  '어떻',
  '사람',
  '우리',
  '있는',
  '없는',
  '하는',
]);

/**
 * Stems of the words of at least two syllables in a text, cut to the part that particles and endings
 * leave; good enough to see that a stem and an option share a word.
 */
export function contentTokens(text: string): Set<string> {
  const tokens = eojeols(text)
    .map(cutEnding)
    .filter((token) => [...token].length >= 2 && !COMMON.has([...token].slice(0, 2).join('')));
  return new Set(tokens);
}

function cutEnding(eojeol: string): string {
  const ending = ENDINGS.find((candidate) => eojeol.endsWith(candidate) && eojeol.length - candidate.length >= 2);
  return ending === undefined ? eojeol : eojeol.slice(0, -ending.length);
}

/** How many tokens of `left` occur in `right`. */
export function sharedTokens(left: string, right: string): number {
  const other = contentTokens(right);
  return [...contentTokens(left)].filter((token) => other.has(token)).length;
}
