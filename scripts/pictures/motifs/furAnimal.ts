import type { MoodName, PoseName } from '../../../domain/book-picture/characterNames.ts';
import { drawCharacter } from '../characters/drawCharacter.ts';

/** An animal in its fur alone, drawn as a motif and not as somebody of a cast. */
export function furAnimal(
  animal: 'cat' | 'dog',
  look: { age: 'adult' | 'child'; pose: PoseName; mood: MoodName; gaze: { x: number; y: number } },
) {
  return drawCharacter({
    animal,
    skin: 'light',
    outfit: 'fur',
    top: 'white',
    bottom: 'white',
    skirt: false,
    hair: 'short',
    ...look,
  });
}
