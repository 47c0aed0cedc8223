import type { z } from 'zod';
import type { AquariumProfile, profileBody } from '#contract/neighbour.ts';
import { checkNickname, nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { createFriendCode } from '#domain/neighbour/createFriendCode.ts';
import { normalizeNfc } from '#domain/text/normalizeNfc.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { aquariumProfiles, heldNames, makeProfile } from '#server/modules/aquarium/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { isPetNameHeld } from './holdNames.ts';

/** Tries for a friend code that nobody has; the first is nearly always free. */
const TRIES = 5;
const TAKEN = { fields: { nickname: '다른 친구가 쓰고 있는 별명이에요.' } };
const HELD = '지금 이 별명은 쓸 수 없어요. 새로운 별명을 지어 볼까요?';

/** How neighbours see this student. */
export async function readProfile(context: SignedInContext): Promise<AquariumProfile> {
  return withTransaction(context.db, (db) => describe({ ...context, db }));
}

/**
 * Changes the nickname, or whether others may look; the tank itself stays as it is.
 *
 * @throws AppError INVALID_INPUT with the reason for a nickname that may not stand, one that was hidden before among
 *   them; DUPLICATE_VALUE for one that is taken
 */
export async function changeProfile(
  context: SignedInContext,
  { nickname, open }: z.infer<typeof profileBody>,
): Promise<AquariumProfile> {
  const { accountNo } = context;
  try {
    return await withTransaction(context.db, async (db) => {
      await makeProfile({ ...context, db });
      if (open !== undefined) await aquariumProfiles.setOpen(db, accountNo, open);
      if (nickname !== undefined) await rename({ ...context, db }, normalizeNfc(nickname));
      return describe({ ...context, db });
    });
  } catch (error) {
    if (aquariumProfiles.isNicknameTaken(error)) throw new AppError('DUPLICATE_VALUE', TAKEN);
    throw error;
  }
}

/** Another friend code: whoever knows only the one before cannot ask any more. Friends stay. */
export async function renewFriendCode(context: SignedInContext): Promise<AquariumProfile> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, random } = context;
    await makeProfile({ ...context, db });
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await aquariumProfiles.setFriendCode(db, accountNo, createFriendCode(random))) {
        return describe({ ...context, db });
      }
    }
    throw new Error('No free friend code was found.');
  });
}

async function rename({ db, accountNo, site }: SignedInContext, nickname: string): Promise<void> {
  const { name } = await accounts.info(db, accountNo);
  const refusal = checkNickname(nickname, name);
  if (refusal !== null) throw new AppError('INVALID_INPUT', { fields: { nickname: refusal } });
  const key = nicknameKey(nickname);
  if (await heldNames.has(db, accountNo, key)) throw new AppError('INVALID_INPUT', { fields: { nickname: HELD } });
  const owner = await aquariumProfiles.accountOfNickname(db, site, key);
  if (owner !== undefined && owner !== accountNo) throw new AppError('DUPLICATE_VALUE', TAKEN);
  await aquariumProfiles.rename(db, accountNo, nickname, key);
}

async function describe(context: SignedInContext): Promise<AquariumProfile> {
  const { nickname, friendCode, open, held } = await makeProfile(context);
  return { nickname, friendCode, open, held, petNameHeld: await isPetNameHeld(context.db, context.accountNo) };
}
