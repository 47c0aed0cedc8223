import type { BookPictures } from '../../domain/book-picture/BookPictures.ts';
import type { SceneFigure } from '../../domain/book-picture/PictureScene.ts';
import type { Character } from './characters/drawCharacter.ts';

/** Somebody of the cast as seen in one picture. */
export function characterOf(
  figure: SceneFigure,
  cast: BookPictures['cast'],
  gaze: { x: number; y: number },
): Character {
  const member = cast[figure.cast ?? ''];
  if (!member) throw new Error(`nobody is called ${figure.cast}`);
  const hat = figure.hat ?? member.hat;
  return {
    age: member.age ?? 'adult',
    skin: member.skin ?? 'light',
    outfit: member.outfit ?? (member.animal ? 'fur' : 'hanbok'),
    top: member.top ?? 'white',
    bottom: member.bottom ?? 'white',
    skirt: member.skirt ?? false,
    hair: member.hair ?? 'short',
    ...(member.animal ? { animal: member.animal } : {}),
    ...(hat ? { hat } : {}),
    ...(member.beard ? { beard: member.beard } : {}),
    pose: figure.pose ?? 'stand',
    mood: figure.mood ?? 'smile',
    gaze,
  };
}
