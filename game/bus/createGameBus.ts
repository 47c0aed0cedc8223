import { EventBus } from './EventBus.ts';
import type { GameToShell } from './GameToShell.ts';
import type { ShellToGame } from './ShellToGame.ts';

/** Both directions between the shell and the game. */
export interface GameBus {
  toGame: EventBus<ShellToGame>;
  toShell: EventBus<GameToShell>;
}

/**
 * Makes the two buses. The game is loaded later than the shell, so what describes a state is replayed; what asks
 * for something or answers it is not, or it would happen twice.
 */
export function createGameBus(onError: (error: unknown, event: string) => void): GameBus {
  return {
    toGame: new EventBus<ShellToGame>({
      replay: [
        'scene/show',
        'scene/soon',
        'aquarium/company',
        'aquarium/talk',
        'aquarium/reef',
        'mission/save-state',
        'mission/hand-in',
        'matching/marked',
        'matching/judged',
        'settings/changed',
      ],
      onError,
    }),
    toShell: new EventBus<GameToShell>({ replay: ['scene/ready', 'game/renderer'], onError }),
  };
}
