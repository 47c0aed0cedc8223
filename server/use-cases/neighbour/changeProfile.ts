import type { z } from 'zod';
import type { AquariumProfile, profileBody } from '../../../contract/neighbour.ts';
import { checkNickname, nicknameKey } from '../../../domain/neighbour/checkNickname.ts';
import { normalizeNfc } from '../../../domain/text/normalizeNfc.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { accounts } from '../../repositories/accounts.ts';
import { aquariumProfiles, type Profile } from '../../repositories/aquariumProfiles.ts';
import type { SignedInContext } from '../Context.ts';
import { makeProfile } from './makeProfile.ts';

/** How neighbours see this student. */
export async function readProfile(context: SignedInContext): Promise<AquariumProfile> {
  return withTransaction(context.db, async (db) => describe(await makeProfile({ ...context, db })));
}

/**
 * Changes the nickname, or whether others may look; the tank itself stays as it is.
 *
 * @throws AppError INVALID_INPUT with the reason for a nickname that may not stand; DUPLICATE_VALUE for one that is taken
 */
export async function changeProfile(
  context: SignedInContext,
  { nickname, open }: z.infer<typeof profileBody>,
): Promise<AquariumProfile> {
  return withTransaction(context.db, async (db) => {
    const { accountNo } = context;
    await makeProfile({ ...context, db });
    if (open !== undefined) await aquariumProfiles.setOpen(db, accountNo, open);
    if (nickname !== undefined) await rename({ ...context, db }, normalizeNfc(nickname));
    return describe(await makeProfile({ ...context, db }));
  });
}

async function rename({ db, accountNo, site }: SignedInContext, nickname: string): Promise<void> {
  const { name } = await accounts.info(db, accountNo);
  const refusal = checkNickname(nickname, name);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { nickname: refusal } });
  const key = nicknameKey(nickname);
  const owner = await aquariumProfiles.accountOfNickname(db, site, key);
  if (owner !== undefined && owner !== accountNo) {
    throw new AppError('DUPLICATE_VALUE', { fields: { nickname: '다른 친구가 쓰고 있는 별명이에요.' } });
  }
  await aquariumProfiles.rename(db, accountNo, nickname, key);
}

function describe({ nickname, friendCode, open, held }: Profile): AquariumProfile {
  return { nickname, friendCode, open, held };
}
