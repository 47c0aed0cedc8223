import type { AquariumChange, AquariumState, CareAction, Gauges } from '../../contract/aquarium.ts';
import type { CrosswordContent, GivenHint, MatchingContent } from '../../contract/mission.ts';

/** What the shell asks the game to show. One scene at a time; `none` leaves only the water. */
export type SceneRequest =
  | { scene: 'none' }
  | { scene: 'aquarium'; state: AquariumState }
  | { scene: 'crossword'; puzzle: CrosswordSession }
  | { scene: 'matching'; matching: MatchingSession };

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
}

/** A matching set as it stands when the scene opens. `answers` and `locked` map a left id to a right id. */
export interface MatchingSession {
  attemptNo: number;
  bookName: string;
  content: MatchingContent;
  answers: Record<string, string>;
  locked: Record<string, string>;
  maxPoint: number;
}

/** Where an answer of the player stands: on the way, kept by the server, or kept on this device for later. */
export type SaveState = 'saving' | 'saved' | 'offline';

/** How a wish of the player ended. A refusal carries the sentence to show; nothing has changed then. */
export type WishOutcome =
  | {
      wishId: string;
      ok: true;
      change: AquariumChange;
      action: CareAction | 'buy' | 'refund' | 'place' | 'hatch' | 'rename';
      itemId: string | null;
    }
  | { wishId: string; ok: false; message: string };

/** Commands from the shell to the game. Plain data only. */
export interface ShellToGame {
  /** Show a scene; the last one is replayed to a late listener. */
  'scene/show': SceneRequest;
  /** Newer aquarium state, from the server or from another window. */
  'aquarium/state': { state: AquariumState };
  /** The answer to one wish of the player. */
  'aquarium/outcome': WishOutcome;
  'mission/save-state': { state: SaveState };
  'crossword/hint-given': { hint: GivenHint; maxPoint: number; hintPrice: number };
  /** Marks of words the player asked to check; right ones are closed. */
  'crossword/checked': { results: { key: string; correct: boolean }[] };
  /** A request of the player failed; the sentence is shown and nothing is lost. */
  'mission/refused': { message: string };
  'settings/changed': GameSettings;
}

export interface GameSettings {
  /** 0–1 each. */
  musicVolume: number;
  effectsVolume: number;
  reducedMotion: boolean;
}

/** Gauges before and after, for previews drawn by the game. */
export interface GaugePreview {
  before: Gauges;
  after: Gauges;
}
