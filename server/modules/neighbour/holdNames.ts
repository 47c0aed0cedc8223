import { nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { holdableKeys, type KnownNames } from '#domain/neighbour/holdableKeys.ts';
import type { Db, Trx } from '#server/db/Db.ts';
import { aquariumProfiles, heldNames } from '#server/modules/aquarium/public.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';

/** Hides what a student is known by, nickname and pet's name, from others; each is shown again once it is a new one. */
export async function holdNames(db: Trx, accountNo: number): Promise<void> {
  await heldNames.add(db, accountNo, keysOf(await namesOfNow(db, accountNo)));
  await aquariumProfiles.setHeld(db, accountNo, true);
}

/** Hides the names that were reported for good. A nickname that was changed meanwhile is another one and stands. */
export async function hideReported(db: Trx, accountNo: number, reported: readonly KnownNames[]): Promise<void> {
  await heldNames.add(db, accountNo, keysOf(reported));
  const [known] = await namesOfNow(db, accountNo);
  const held = known !== undefined && (await heldNames.has(db, accountNo, nicknameKey(known.nickname)));
  await aquariumProfiles.setHeld(db, accountNo, held);
}

/** Lets the reported names stand, and those of now: a report after a change may have hidden them. */
export async function keepReported(db: Trx, accountNo: number, reported: readonly KnownNames[]): Promise<void> {
  await heldNames.remove(db, accountNo, keysOf([...reported, ...(await namesOfNow(db, accountNo))]));
  await aquariumProfiles.setHeld(db, accountNo, false);
}

/** Whether others do not read the pet's name of now. */
export async function isPetNameHeld(db: Db, accountNo: number): Promise<boolean> {
  const pet = await aquariumPets.find(db, accountNo);
  return pet !== undefined && heldNames.has(db, accountNo, nicknameKey(pet.nickname));
}

/** None before the first look at the aquarium. */
async function namesOfNow(db: Db, accountNo: number): Promise<KnownNames[]> {
  const profile = await aquariumProfiles.find(db, accountNo);
  const pet = await aquariumPets.find(db, accountNo);
  return profile ? [{ nickname: profile.nickname, petName: pet?.nickname ?? null }] : [];
}

function keysOf(known: readonly KnownNames[]): string[] {
  return [...new Set(known.flatMap(holdableKeys))];
}
