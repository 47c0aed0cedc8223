import type { AquariumChange } from '../../../contract/aquarium.ts';
import { findRudeWord } from '../../../domain/review/findRudeWord.ts';
import type { Shop } from '../../content/readShop.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SignedInContext } from '../Context.ts';
import { changeAquarium } from './changeAquarium.ts';

/**
 * Gives the pet a new nickname, its form checked by the contract. Neighbours see it.
 *
 * @throws AppError INVALID_INPUT for a rude one
 */
export async function renamePet(context: SignedInContext, shop: Shop, nickname: string): Promise<AquariumChange> {
  if (findRudeWord(nickname) !== null) {
    throw new AppError('INVALID_INPUT', { fields: { nickname: '고운 말로 이름을 지어 주세요.' } });
  }
  return changeAquarium(context, shop, ({ pet }) => ({ pet: { ...pet, nickname } }));
}
