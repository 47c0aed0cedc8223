import type { GameToShell } from '#game/bus/GameToShell.ts';
import type { ShellToGame } from '#game/bus/ShellToGame.ts';

export type { AquariumCommand } from '#game/bus/GameToShell.ts';
export type {
  CommandOutcome,
  CrosswordSession,
  GameSettings,
  MatchingSession,
  SaveState,
  SceneRequest,
} from '#game/bus/ShellToGame.ts';
export type { VisitSession } from '#game/bus/VisitSession.ts';
export type { WordCatchSession } from '#game/bus/WordCatchSession.ts';

/** Everything that crosses the bus, by direction: the types the shell may know of the game. */
export interface GameMessages {
  toGame: ShellToGame;
  toShell: GameToShell;
}
