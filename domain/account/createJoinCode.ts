import type { Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';

/** Without I, L, O, 0 and 1, which are mistaken for one another on a blackboard. */
export const JOIN_CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const JOIN_CODE_LENGTH = 8;

/**
 * The code with which students join an institution: eight characters, about 8.5 × 10¹¹ codes.
 *
 * @param random must be unpredictable where the code is given out
 */
export function createJoinCode(random: Random): string {
  return Array.from({ length: JOIN_CODE_LENGTH }, () =>
    JOIN_CODE_ALPHABET.charAt(pickIndex(JOIN_CODE_ALPHABET.length, random)),
  ).join('');
}
