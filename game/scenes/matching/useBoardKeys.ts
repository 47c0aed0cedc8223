import { useEffect } from 'react';
import type { MatchingGame } from './MatchingGame.ts';

/**
 * Keys that work wherever the focus is: Ctrl or Cmd with Z takes back, also while Hangul is switched on; Escape puts
 * back what is held with a pointer.
 */
export function useBoardKeys(game: MatchingGame, letGo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.isComposing || event.defaultPrevented || target?.closest('input, textarea, [role="dialog"]')) return;
      const takesBack = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (takesBack && (event.key.toLowerCase() === 'z' || event.code === 'KeyZ')) {
        event.preventDefault();
        game.dispatch({ type: 'undone' });
      } else if (event.key === 'Escape') {
        letGo();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [game, letGo]);
}
