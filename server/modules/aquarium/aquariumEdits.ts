import type { z } from 'zod';
import type { AquariumChange, LookBody, roomBody } from '#contract/aquarium.ts';
import { dress } from '#domain/aquarium/dress.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { hatchable } from '#domain/aquarium/petStage.ts';
import { placeItem, withItem } from '#domain/aquarium/placeItem.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { checkPetName } from '#domain/neighbour/checkPetName.ts';
import { seoulDay, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { type AquariumAct, type ChangeOptions, changeAquarium } from './changeAquarium.ts';
import { aquariumGifts } from './repositories/aquariumGifts.ts';
import { heldNames } from './repositories/heldNames.ts';
import { findItem } from './shopItems.ts';

const { holidaysADay } = AQUARIUM_TUNING.rests;

const ENOUGH = '오늘은 휴가를 여러 번 다녀왔어요. 내일 다시 떠날 수 있어요.';

/**
 * Puts outfits on and off, and chooses water, ground and light of the tank; all of it or nothing.
 *
 * @throws AppError ITEM_NOT_OWNED; INVALID_INPUT for something that does not fit its place
 */
export async function changeLook(context: SignedInContext, shop: Shop, change: LookBody): Promise<AquariumChange> {
  return changeAquarium(context, shop, ({ owner, bag }) => {
    const result = dress(owner.look, change, bag, (itemId) => findItem(shop, context.accountNo, itemId));
    if (result.ok) return { look: result.look };
    throw new AppError(result.reason === 'ITEM_NOT_OWNED' ? 'ITEM_NOT_OWNED' : 'INVALID_INPUT');
  });
}

/**
 * Gives the pet a new nickname, its form checked by the contract. Neighbours see it.
 *
 * @throws AppError INVALID_INPUT for a name that is rude, reveals who the student is or passes for somebody in charge,
 * and for   one of this student that was hidden before
 */
export async function renamePet(
  context: SignedInContext,
  shop: Shop,
  nickname: string,
  options: ChangeOptions = {},
): Promise<AquariumChange> {
  const { name } = await accounts.info(context.db, context.accountNo);
  const fault = checkPetName(nickname, name);
  if (fault !== null) throw refused(fault);
  const rename: AquariumAct = async ({ pet }, { db, accountNo }) => {
    if (await heldNames.has(db, accountNo, nicknameKey(nickname))) {
      throw refused('지금 이 이름은 쓸 수 없어요. 새로운 이름을 지어 볼까요?');
    }
    return { pet: { ...pet, nickname } };
  };
  return changeAquarium(context, shop, rename, options);
}

/** The aquarium shows the message alone. */
function refused(message: string): AppError {
  return new AppError('INVALID_INPUT', { message, fields: { nickname: message } });
}

/**
 * Hatches the egg into the species the student chose, once for ever.
 *
 * @throws AppError PET_NOT_READY below the EXP of hatching, PET_HATCHED afterwards
 */
export async function hatchPet(
  context: SignedInContext,
  shop: Shop,
  species: PetSpecies,
  options: ChangeOptions = {},
): Promise<AquariumChange> {
  const hatch: AquariumAct = ({ pet, purse }) => {
    if (pet.species !== null) throw new AppError('PET_HATCHED');
    if (!hatchable(purse.exp, pet.species)) throw new AppError('PET_NOT_READY');
    return { pet: { ...pet, species } };
  };
  return changeAquarium(context, shop, hatch, options);
}

/**
 * Begins or ends the student's holiday: in it the pet rests and nothing falls. Asking twice changes nothing more.
 *
 * @throws AppError PET_ACTION_LIMIT for one more than a day may have
 */
export async function setHoliday(context: SignedInContext, shop: Shop, on: boolean): Promise<AquariumChange> {
  const turn: AquariumAct = async (_aquarium, { db, accountNo, now }) => {
    const begun = on && (await aquariumPauses.begin(db, { accountNo }, 'HOLIDAY', null, now));
    if (begun) {
      const today = await aquariumPauses.begunSince(db, accountNo, 'HOLIDAY', startOfDayKey(seoulDay(now)));
      if (today > holidaysADay) throw new AppError('PET_ACTION_LIMIT', { message: ENOUGH });
    }
    if (!on) await aquariumPauses.end(db, { accountNo }, 'HOLIDAY', now);
    return { changed: ['pauses'] };
  };
  return changeAquarium(context, shop, turn, { whileResting: true });
}

/**
 * Puts furniture at one of the nine positions, moves it, or takes it back into the bag.
 *
 * @throws AppError ITEM_NOT_OWNED; INVALID_INPUT for something that is no furniture
 */
export async function arrangeRoom(
  context: SignedInContext,
  shop: Shop,
  placing: z.infer<typeof roomBody>,
): Promise<AquariumChange> {
  const item = placing.itemId === null ? undefined : findItem(shop, context.accountNo, placing.itemId);
  if (item && item.kind !== 'furniture') {
    throw new AppError('INVALID_INPUT', { fields: { itemId: '꾸미기 아이템만 놓을 수 있어요.' } });
  }
  return changeAquarium(context, shop, ({ bag, room }) => {
    const result = placeItem(bag, room, placing);
    if (!result.ok) throw new AppError(result.reason === 'ITEM_NOT_OWNED' ? 'ITEM_NOT_OWNED' : 'INVALID_INPUT');
    return { bag: result.bag, room: result.room };
  });
}

/**
 * Takes the little gift that waits after days away, once for each absence.
 *
 * @throws AppError NOT_FOUND when none waits
 */
export async function takeWelcomeGift(context: SignedInContext, shop: Shop): Promise<AquariumChange> {
  return changeAquarium(context, shop, async ({ bag, owner }, { db, accountNo, now }) => {
    const { itemId } = AQUARIUM_TUNING.welcomeBack;
    const absenceAt = owner.owedAbsenceAt;
    if (absenceAt === null || !(await aquariumGifts.take(db, accountNo, absenceAt, itemId, now))) {
      throw new AppError('NOT_FOUND', { message: '지금은 기다리는 선물이 없어요.' });
    }
    return { bag: withItem(bag, itemId, 1), owedAbsenceAt: null };
  });
}
