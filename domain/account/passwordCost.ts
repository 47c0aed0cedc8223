import type { OwnWords } from './guessing/createOwnWords.ts';
import type { WordBook } from './guessing/createWordBook.ts';
import { withoutSeparators } from './guessing/withoutSeparators.ts';

/** Lines a finger follows on a keyboard, and the two everybody learns by heart; also read backwards. */
const LINES = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '~!@#$%^&*()_+',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
  ...['!qaz', '@wsx', '#edc', '$rfv', '%tgb', '^yhn', '&ujm'],
  ...['147', '258', '369', '159', '357', '456', '789'],
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2s3d4f5g',
  'a1s2d3f4g5',
  '!q@w#e$r%t',
  'qawsedrftgyhujikolp',
  ...['qweasdzxc', 'qazwsxedcrfvtgbyhnujm', 'wasd'],
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'a1b2c3d4e5f6',
  '1a2b3c4d5e6f',
];
const WALKS = LINES.flatMap((line) => [line, [...line].reverse().join('')]);
const WORD_COST = 2;
const DATE_COST = 2;
const LETTER_COST = 2;
/** What chance spells as well: a name, a listed word of four letters or with digits for letters, a walk over three letters. */
const DOUBTFUL = 1;
/** Of a listed word beside another listed word: two of some thousands are much more to guess than one. */
const FURTHER_WORD_COST = 4;

/** What a piece is guessed by. */
interface Piece {
  cost: number;
  /** Of a word that makes a phrase, when there is another one beside it. */
  costAgain?: number;
}

/**
 * How much there is to guess in a password: 1 for a keyboard walk, run, repeat, year or what others know of the owner
 * and 2 for a common word or a date, whatever its length; of listed words 2 for the first and 4 for each further one; 1
 * for any other digit or mark, 2 for any other letter or for two equal ones; a little more for what may be chance. Of all
 * ways to read it the cheapest counts.
 *
 * @param password short: the time grows with the fourth power of its length
 */
export function passwordCost(password: string, words: WordBook, own: OwnWords = () => null): number {
  const text = password.toLowerCase();
  // Cheapest readings up to each place: without a word that makes a phrase, and with one or more.
  const without = [0];
  const withListed = [Number.POSITIVE_INFINITY];
  for (let end = 1; end <= text.length; end += 1) {
    let [least, leastWithListed] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let start = 0; start < end; start += 1) {
      const piece = readPiece(text.slice(start, end), words, own);
      const [before, beforeWithListed] = [without[start] ?? 0, withListed[start] ?? 0];
      if (piece.costAgain === undefined) {
        least = Math.min(least, before + piece.cost);
        leastWithListed = Math.min(leastWithListed, beforeWithListed + piece.cost);
      } else {
        leastWithListed = Math.min(leastWithListed, before + piece.cost, beforeWithListed + piece.costAgain);
      }
    }
    without.push(least);
    withListed.push(leastWithListed);
  }
  return Math.min(without[text.length] ?? 0, withListed[text.length] ?? 0);
}

function readPiece(piece: string, words: WordBook, own: OwnWords): Piece {
  const known = own(piece);
  // A name makes a phrase of a listed word beside it, a number does not.
  if (known !== null) return /[a-z]/.test(piece) ? { cost: known, costAgain: known + WORD_COST } : { cost: known };
  if (piece.length === 1) return { cost: /[a-z]/.test(piece) ? LETTER_COST : 1 };
  if (isPair(piece)) return { cost: /[0-9]/.test(piece) ? 1 : 2 };
  if (isRepeat(piece) || isYear(piece)) return { cost: 1 };
  if (isInterleaved(piece)) return { cost: 2 };
  if (isWalk(piece)) return { cost: piece.length === 3 && /[a-z]/.test(piece) ? 1 + DOUBTFUL : 1 };
  const rank = words.rankOf(piece);
  if (rank === 'TOP') return { cost: WORD_COST };
  if (isDate(withoutSeparators(piece))) return { cost: DATE_COST };
  if (rank !== null) {
    const extra = rank === 'LISTED' && /^[a-z]{5,}$/.test(piece) ? 0 : DOUBTFUL;
    return { cost: WORD_COST + extra, costAgain: FURTHER_WORD_COST + extra };
  }
  const block = repeatedBlock(piece);
  return { cost: block === null ? Number.POSITIVE_INFINITY : passwordCost(block, words, own) };
}

const isPair = (piece: string) => piece.length === 2 && piece[0] === piece[1];
const isRepeat = (piece: string) => [...piece].every((letter) => letter === piece[0]);
const isWalk = (piece: string) => piece.length >= 3 && WALKS.some((line) => line.includes(piece));
/** Two patterns in turns: `1a2a3a`, `a1b2c3`. */
function isInterleaved(piece: string): boolean {
  if (piece.length < 6) return false;
  const turns = [0, 1].map((turn) => [...piece].filter((_, at) => at % 2 === turn).join(''));
  return turns.every((turn) => isRepeat(turn) || isWalk(turn));
}

const isYear = (piece: string) => /^(?:19|20)[0-9]{2}$/.test(piece);
/** MMDD, YYMMDD or YYYYMMDD. */
const isDate = (piece: string) => /^(?:(?:19|20)?[0-9]{2})?(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])$/.test(piece);

/** What the piece repeats end to end, or null. */
function repeatedBlock(piece: string): string | null {
  for (let length = 1; length * 2 <= piece.length; length += 1) {
    const block = piece.slice(0, length);
    if (piece === block.repeat(piece.length / length)) return block;
  }
  return null;
}
