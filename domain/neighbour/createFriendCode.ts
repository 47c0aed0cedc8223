import { createJoinCode } from '../account/createJoinCode.ts';
import type { Random } from '../random/createRandom.ts';

/** The code by which friends find each other, `ABCD-2345`. @param random must be unpredictable */
export function createFriendCode(random: Random): string {
  const code = createJoinCode(random);
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
