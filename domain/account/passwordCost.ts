import { commonWords } from './commonWords.ts';

/** What letters, digits and marks are mistaken for on purpose. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'il',
  '!': 'il',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
};
/** Lines a finger follows on a keyboard, and the two everybody learns by heart; also read backwards. */
const LINES = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '~!@#$%^&*()_+',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'],
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2s3d4f5g',
  'a1s2d3f4g5',
  '!q@w#e$r%t',
  'qawsedrftgyhujikolp',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e6f',
];
const WALKS = LINES.flatMap((line) => [line, [...line].reverse().join('')]);
const WORD_COST = 2;
const LETTER_COST = 2;

/**
 * How much there is to guess in a password: 1 for a keyboard walk, run, repeat or year and 2 for a common word or a date,
 * whatever its length; 1 for any other digit or mark, 2 for any other letter. Of all ways to read it the cheapest counts.
 *
 * @param password short: the time grows with the fourth power of its length
 */
export function passwordCost(password: string): number {
  const text = password.toLowerCase();
  const best = [0];
  for (let end = 1; end <= text.length; end += 1) {
    const starts = Array.from({ length: end }, (_, start) => (best[start] ?? 0) + pieceCost(text.slice(start, end)));
    best.push(Math.min(...starts));
  }
  return best[text.length] ?? 0;
}

function pieceCost(piece: string): number {
  if (piece.length === 1) return /[a-z]/.test(piece) ? LETTER_COST : 1;
  if (isRepeat(piece) || isWalk(piece) || isYear(piece)) return 1;
  if (isDate(piece) || commonWords.some((word) => reads(piece, word))) return WORD_COST;
  const block = repeatedBlock(piece);
  return block === null ? Number.POSITIVE_INFINITY : passwordCost(block) + 1;
}

const isRepeat = (piece: string) => [...piece].every((letter) => letter === piece[0]);
const isWalk = (piece: string) => piece.length >= 3 && WALKS.some((line) => line.includes(piece));
const isYear = (piece: string) => /^(?:19|20)[0-9]{2}$/.test(piece);
/** MMDD, YYMMDD or YYYYMMDD. */
const isDate = (piece: string) => /^(?:(?:19|20)?[0-9]{2})?(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])$/.test(piece);

function reads(piece: string, word: string): boolean {
  if (piece.length !== word.length) return false;
  for (let at = 0; at < word.length; at += 1) {
    const [typed, meant] = [piece.charAt(at), word.charAt(at)];
    if (typed !== meant && !STAND_INS[typed]?.includes(meant)) return false;
  }
  return true;
}

/** What the piece repeats end to end, or null. */
function repeatedBlock(piece: string): string | null {
  for (let length = 1; length * 2 <= piece.length; length += 1) {
    const block = piece.slice(0, length);
    if (piece === block.repeat(piece.length / length)) return block;
  }
  return null;
}
