import { NEW_PET_NAME } from '../aquarium/newPet.ts';
import { nicknameKey } from './checkNickname.ts';

/** What a student is known by to neighbours. */
export interface KnownNames {
  nickname: string;
  /** Null without a pet. */
  petName: string | null;
}

/** The names that can be held, as they are compared. What every pet is called at first is nobody's choice. */
export function holdableKeys({ nickname, petName }: KnownNames): string[] {
  const chosen = petName === null || petName === NEW_PET_NAME ? [nickname] : [nickname, petName];
  return chosen.map(nicknameKey);
}
