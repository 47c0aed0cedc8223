import type { AquariumChange } from '#contract/aquarium.ts';
import { nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { checkPetName } from '#domain/neighbour/checkPetName.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { changeAquarium } from './changeAquarium.ts';
import { heldNames } from './repositories/heldNames.ts';

/**
 * Gives the pet a new nickname, its form checked by the contract. Neighbours see it.
 *
 * @throws AppError INVALID_INPUT for a name that is rude, reveals who the student is or passes for somebody in charge,
 * and for   one of this student that was hidden before
 */
export async function renamePet(context: SignedInContext, shop: Shop, nickname: string): Promise<AquariumChange> {
  const { name } = await accounts.info(context.db, context.accountNo);
  const fault = checkPetName(nickname, name);
  if (fault !== null) throw refused(fault);
  return changeAquarium(context, shop, async ({ pet }, { db, accountNo }) => {
    if (await heldNames.has(db, accountNo, nicknameKey(nickname))) {
      throw refused('지금 이 이름은 쓸 수 없어요. 새로운 이름을 지어 볼까요?');
    }
    return { pet: { ...pet, nickname } };
  });
}

/** The aquarium shows the message alone. */
function refused(message: string): AppError {
  return new AppError('INVALID_INPUT', { message, fields: { nickname: message } });
}
