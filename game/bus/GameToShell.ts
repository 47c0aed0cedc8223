import type { CareAction, LookBody } from '#contract/aquarium.ts';
import type { CheerKind } from '#domain/aquarium/cheerKinds.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import type { SeaLightChoice } from '#domain/aquarium/seaLightAt.ts';
import type { FeastId } from '#domain/feast/feastsOfYear.ts';
import type { SpeechMemory } from '#domain/speech/pickLine.ts';

/** What the player wants in the aquarium. The shell asks the server and answers with `aquarium/outcome`. */
export type AquariumCommand =
  | { kind: 'care'; action: CareAction; itemId: string }
  /** `use`: one cheap thing is bought and given to the pet at once. */
  | { kind: 'buy'; itemId: string; quantity: number; use?: true }
  | { kind: 'refund'; purchaseNo: number }
  /** `fromPosition`: this very one is moved, also when another of its kind is in the bag. */
  | { kind: 'place'; position: number; itemId: string | null; fromPosition?: number }
  | { kind: 'hatch'; species: PetSpecies }
  | { kind: 'rename'; nickname: string }
  /** Puts on, takes off, chooses parts of the tank; what is left out stays. */
  | { kind: 'dress'; look: LookBody }
  | { kind: 'holiday'; on: boolean }
  /** The gift for who was away. */
  | { kind: 'gift' }
  /** Shows another tank. */
  | { kind: 'tank'; tankNo: number }
  /** What was chosen for a level. */
  | { kind: 'levelGift'; level: number; itemId: string };

/** Events from the game to the shell. Plain data only. */
export interface GameToShell {
  /** The scene is drawn and can be played. */
  'scene/ready': { scene: 'none' | 'aquarium' | 'crossword' | 'matching' | 'word-catch' | 'visit' | 'reef' };
  /** No renderer could be made, or it was lost for good: the DOM twins carry on alone. */
  'game/renderer': { state: 'webgl' | 'canvas' | 'lost' | 'none' };
  /** Answered by `aquarium/outcome` with the same `commandId`. */
  'aquarium/command': { commandId: string; command: AquariumCommand };
  /** The player took a picture: a PNG with the pet's name and the day on it, and no other word about the player. */
  'aquarium/picture': { png: Blob; name: string };
  /** The player wants to read the cheers that neighbours left. */
  'aquarium/cheers-wanted': Record<string, never>;
  /** The player played a scene with a guest; `answer` for the second. Answered by `aquarium/company`. */
  'aquarium/scene-played': { bookNo: number; scene: number; answer?: number };
  /** The visitor of a feast was met to its last line. Answered by `aquarium/company`. */
  'aquarium/feast-met': { feast: FeastId };
  /** The player took a find off the sand. Answered by `aquarium/company`. */
  'aquarium/find-taken': { ordinal: number };
  /** The pet spoke by itself: what this device is to remember of it. */
  'aquarium/spoke': { memory: SpeechMemory };
  /** The player wants to look at the album of guests and finds. */
  'aquarium/album-wanted': Record<string, never>;
  /** The door: leave the aquarium. */
  'aquarium/leave': Record<string, never>;
  /** The door to the words of the day. */
  'aquarium/words-wanted': Record<string, never>;
  /** The way to the reef of the class. */
  'aquarium/reef-wanted': Record<string, never>;
  /** So many pieces has the reef that is shown. */
  'reef/seen': { pieces: number };
  /** The player wants to see the book that a piece is named after. */
  'reef/book-wanted': { bookNo: number };
  'reef/leave': Record<string, never>;
  /** The bubbles caught so far, in their order; answered by `word-catch/judged`. */
  'word-catch/caught': { wordMissionNo: number; bubbleIds: readonly string[] };
  /** Answered by `word-catch/rewarded`. */
  'word-catch/reward-wanted': { wordMissionNo: number };
  'word-catch/leave': Record<string, never>;
  /** Answered by `visit/cheered`. */
  'visit/cheer-wanted': { visitKey: string; kind: CheerKind };
  /** The visitor wants to report or block this neighbour. */
  'visit/safety-wanted': { visitKey: string };
  'visit/leave': Record<string, never>;
  /** A word changed; `value` holds its syllables with '·' for an empty cell, '' when all are empty. */
  'crossword/answered': { key: string; value: string };
  'crossword/hint-wanted': { key: string };
  /** How the student likes to write; the shell keeps it for the next crossword. */
  'crossword/settings-wanted': { skipFilled: boolean };
  /** Keys of filled words to be marked without handing in; `no` comes back with the marks. */
  'crossword/check-wanted': { no: number; keys: string[]; byItself: boolean };
  /** `value` is a right id, or '' when a pair was taken apart. */
  'matching/answered': { key: string; value: string };
  /** The player has looked at the pairs that were wrong in the round before. */
  'matching/missed-seen': { attemptNo: number };
  /** The player wants to read the page that a wrong pair is about. */
  'matching/page-wanted': { pageNo: number };
  /** The player wants to hand in; the shell asks back when something is empty. */
  'mission/submit-wanted': { emptyCount: number };
  'mission/leave': Record<string, never>;
  /** The player wants to see the switches for sound and motion. */
  'settings/asked': Record<string, never>;
  'settings/wanted': { musicVolume: number; effectsVolume: number };
  'settings/light-wanted': { seaLight: SeaLightChoice };
}
