import type { SaveState } from '../../bus/ShellToGame.ts';

/**
 * Announced by itself only where answers are on this device alone: else it would be announced twice with each answer.
 */
export function isQuietSave(save: SaveState): boolean {
  return save === 'saving' || save === 'saved';
}
