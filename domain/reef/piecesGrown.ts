import { REEF_TUNING } from './tuning.ts';

/**
 * The least common multiple of 1 to 28, so that a book is a whole number of units in every class of up to 28 members,
 * and of 30. In any other class it is rounded up: by far less than a book in a thousand pieces.
 */
const MULTIPLE = 80_313_433_200;

/** Growth that makes one piece, in units. 2^53 is beyond the 37,000th piece. */
export const PIECE_UNITS = MULTIPLE * 2 * REEF_TUNING.booksPerMember;

/**
 * What one book adds, in units; fixed when the book is counted, so that a class that grows or shrinks later changes
 * nothing of what has grown.
 *
 * @param members of the class at that moment, at least 1
 */
export function bookUnits(members: number): number {
  return Math.ceil((MULTIPLE * 2) / members);
}

/** Pieces of a reef. @param units of all its books */
export function piecesGrown(units: number): number {
  return Math.floor(units / PIECE_UNITS);
}
