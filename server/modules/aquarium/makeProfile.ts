import { randomBytes } from 'node:crypto';
import { checkNickname, nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { createFriendCode } from '#domain/neighbour/createFriendCode.ts';
import { createNickname } from '#domain/neighbour/createNickname.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumProfiles, type Profile } from './repositories/aquariumProfiles.ts';

/** Tries for a nickname and codes that nobody has: of 118,800 nicknames a free one is soon found. */
const TRIES = 50;

/** The profile of a student, made with a nickname that reveals nothing about the person when there is none. */
export async function makeProfile({ db, accountNo, site, random, now }: SignedInContext): Promise<Profile> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const known = await aquariumProfiles.find(db, accountNo);
    if (known) return known;
    const nickname = createNickname(random);
    if (checkNickname(nickname, '') !== null) continue;
    const codes = { friendCode: createFriendCode(random), visitKey: randomBytes(16).toString('base64url') };
    await aquariumProfiles.insert(db, { accountNo, site, nickname, nicknameKey: nicknameKey(nickname), ...codes, now });
  }
  throw new Error('No free nickname was found.');
}
