import type { Random } from '../random/createRandom.ts';
import { loginCardTuning } from './tuning.ts';

/** The nine pictures of a sign-in by card, in the order of the page, with the words a teacher uses. */
export const cardPictureNames = {
  WHALE: '고래',
  TURTLE: '거북',
  FISH: '물고기',
  JELLYFISH: '해파리',
  SHELL: '소라',
  SAILBOAT: '돛단배',
  STAR: '별',
  BEAR: '곰 인형',
  SPROUT: '새싹',
} as const;
export type CardPicture = keyof typeof cardPictureNames;
export const cardPictures = Object.keys(cardPictureNames) as readonly CardPicture[];

/** Three different pictures in an order: the secret of a child who cannot write yet. */
export function drawPictures(random: Random): CardPicture[] {
  const left = [...cardPictures];
  return Array.from({ length: loginCardTuning.pictures }, () => {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    if (drawn === undefined) throw new Error('there are fewer pictures than are drawn');
    return drawn;
  });
}

/** Whether pictures can be a secret: three, and no two alike. */
export function arePictures(chosen: readonly CardPicture[]): boolean {
  return chosen.length === loginCardTuning.pictures && new Set(chosen).size === chosen.length;
}
