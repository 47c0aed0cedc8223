import type { AquariumChange, AquariumState, CareAction, Gauges } from '#contract/aquarium.ts';
import type { Company } from '#contract/guest.ts';
import type { CrosswordContent, GivenHint, ItemVerdict, MatchingContent } from '#contract/mission.ts';
import type { ClassReef } from '#contract/reef.ts';
import type { PetTalk } from '#contract/speech.ts';
import type { SeaLightChoice } from '#domain/aquarium/seaLightAt.ts';
import type { SpeechMemory } from '#domain/speech/pickLine.ts';
import type { AquariumCommand } from './GameToShell.ts';
import type { CheerOutcome, VisitSession } from './VisitSession.ts';
import type { WordCatchSession, WordCatchVerdict, WordRewardOutcome } from './WordCatchSession.ts';

/**
 * What the shell asks the game to show. One scene at a time; `none` leaves only the water. The same session is sent
 * again whenever something in it has changed: a scene that is rebuilt begins with that. A mission of a later `edition`
 * is reopened with what it brings: another device has answered later. `opens`: the panel that an aquarium begins with.
 */
export type SceneRequest =
  | { scene: 'none' }
  | { scene: 'aquarium'; state: AquariumState; opens?: 'care' }
  | { scene: 'crossword'; puzzle: CrosswordSession; edition?: number }
  | { scene: 'matching'; matching: MatchingSession; edition?: number }
  | { scene: 'word-catch'; words: WordCatchSession }
  | { scene: 'visit'; visit: VisitSession }
  | { scene: 'reef'; reef: ClassReef };

/** A crossword as it stands when the scene opens. `answers` and `locked` map a clue key to its syllables. */
export interface CrosswordSession {
  attemptNo: number;
  bookName: string;
  content: CrosswordContent;
  answers: Record<string, string>;
  locked: Record<string, string>;
  hints: GivenHint[];
  maxPoint: number;
  hintPrice: number;
  /** The student's wish: writing jumps over filled cells, Tab over filled words. */
  skipFilled: boolean;
  /** Finished words are marked by themselves; else, as in a contest, only what the player asks for. */
  checksItself: boolean;
}

/** A matching set as it stands when the scene opens. `answers` and `locked` map a left id to a right id. */
export interface MatchingSession {
  attemptNo: number;
  bookName: string;
  content: MatchingContent;
  answers: Record<string, string>;
  locked: Record<string, string>;
  maxPoint: number;
  /** Each pair is marked as it is made; false in a contest, where nothing celebrates. */
  markedAtOnce: boolean;
  /** What was marked in this round so far. */
  verdicts: readonly ItemVerdict[];
  /** Addresses of pictures of the student's pet, which looks on while pairs are marked; null while it is not known. */
  onlooker: { calm: string; joyful: string } | null;
}

/**
 * Where the answers of the player stand: on the way, kept by the server, kept on this device for later, kept here until
 * the player corrects something, or nowhere yet because this device cannot keep them and the server has not answered.
 */
export type SaveState = 'saving' | 'saved' | 'offline' | 'waiting' | 'unkept';

/** Where handing in stands: not begun or failed, on the way to the server, or marked. */
export type HandInState = 'open' | 'sending' | 'done';

/** How a wish of the player ended. A refusal carries the sentence to show; nothing has changed then. */
export type CommandOutcome =
  | {
      commandId: string;
      ok: true;
      change: AquariumChange;
      action: CareAction | Exclude<AquariumCommand['kind'], 'care'>;
      itemId: string | null;
    }
  | { commandId: string; ok: false; message: string };

/** A cheer as it floats in the water: a fixed sentence, and the nickname of who left it. */
export interface ShownCheer {
  nickname: string;
  sentence: string;
  isNew: boolean;
}

/** Commands from the shell to the game. Plain data only. */
export interface ShellToGame {
  /** Show a scene; the last one is replayed to a late listener. */
  'scene/show': SceneRequest;
  /** A scene is about to be shown: its code and its art are fetched meanwhile. `none`: not any more. */
  'scene/soon': { scene: SceneRequest['scene'] };
  /** The answer to one wish of the player. */
  'aquarium/outcome': CommandOutcome;
  /** Cheers that neighbours left, the latest first; null when they could not be fetched. */
  'aquarium/cheers': { cheers: readonly ShownCheer[] | null };
  /** Who is in the sea and what lies on the sand; null while it is not known. */
  'aquarium/company': { company: Company | null };
  /** Whether there is a reef of the class, and how many of its pieces were not seen; null without one. */
  'aquarium/reef': { newPieces: number | null };
  /** A step with a guest or a find failed; the sentence is shown and nothing has changed. */
  'aquarium/company-refused': { message: string };
  /** What the pet may speak of, and what this device remembers of it; null while it is not known. */
  'aquarium/talk': { talk: PetTalk; memory: SpeechMemory } | { talk: null };
  'mission/save-state': { state: SaveState };
  'mission/hand-in': { state: HandInState };
  'crossword/hint-given': { hint: GivenHint; maxPoint: number; hintPrice: number };
  /** Pairs of an earlier round as the server has marked them; what was wrong is shown until it was seen. */
  'matching/marked': { attemptNo: number; pairs: { left: string; right: string; correct: boolean }[] };
  /** All verdicts of this round so far; `atOnce` is false once no more of them come. */
  'matching/judged': { attemptNo: number; atOnce: boolean; verdicts: readonly ItemVerdict[] };
  /** Marks of words that were asked for, with the number of the question; right ones are closed. */
  'crossword/checked': { no: number; results: { key: string; correct: boolean }[]; ended?: string[] };
  /** Words were not marked. `ended`: nor will they be before the puzzle is handed in. */
  'crossword/check-refused': { no: number; ended: boolean; message: string };
  /** A request of the player failed; the sentence is shown and nothing is lost. */
  'mission/refused': { message: string };
  'word-catch/judged': WordCatchVerdict;
  'word-catch/rewarded': WordRewardOutcome;
  'visit/cheered': CheerOutcome;
  'settings/changed': GameSettings;
}

export interface GameSettings {
  /** 0–1 each. */
  musicVolume: number;
  effectsVolume: number;
  reducedMotion: boolean;
  /** In which light the aquarium is drawn, or that the hour decides. */
  seaLight: SeaLightChoice;
}

/** Gauges before and after, for previews drawn by the game. */
export interface GaugePreview {
  before: Gauges;
  after: Gauges;
}
