import type { CareAction } from '../../contract/aquarium.ts';
import type { PetSpecies } from '../../domain/aquarium/petSpecies.ts';

/** What the player wants in the aquarium. The shell asks the server and answers with `aquarium/outcome`. */
export type AquariumWish =
  | { kind: 'care'; action: CareAction; itemId: string }
  | { kind: 'buy'; itemId: string; quantity: number }
  | { kind: 'refund'; purchaseNo: number }
  /** `fromPosition`: this very one is moved, also when another of its kind is in the bag. */
  | { kind: 'place'; position: number; itemId: string | null; fromPosition?: number }
  | { kind: 'hatch'; species: PetSpecies }
  | { kind: 'rename'; nickname: string };

/** Events from the game to the shell. Plain data only. */
export interface GameToShell {
  /** The scene is drawn and can be played. */
  'scene/ready': { scene: 'none' | 'aquarium' | 'crossword' | 'matching' };
  /** No renderer could be made, or it was lost for good: the DOM twins carry on alone. */
  'game/renderer': { state: 'webgl' | 'canvas' | 'lost' | 'none' };
  /** `wishId` is unique over windows and reloads: it may name the effect to the server. */
  'aquarium/wish': { wishId: string; wish: AquariumWish };
  /** The door: leave the aquarium. */
  'aquarium/leave': Record<string, never>;
  /** A word changed; `value` holds its syllables with '·' for an empty cell, '' when all are empty. */
  'crossword/answered': { key: string; value: string };
  'crossword/hint-wanted': { key: string };
  /** Keys of filled words to be marked without handing in. */
  'crossword/check-wanted': { keys: string[] };
  /** `value` is a right id, or '' when a pair was taken apart. */
  'matching/answered': { key: string; value: string };
  /** The player wants to hand in; the shell asks back when something is empty. */
  'mission/submit-wanted': { emptyCount: number };
  'mission/leave': Record<string, never>;
  'settings/wanted': { musicVolume: number; effectsVolume: number };
}
