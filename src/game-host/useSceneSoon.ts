import { useEffect } from 'react';
import type { SceneRequest } from './GameMessages.ts';
import { gameBus } from './gameBus.ts';

/** While a page asks the server what to show, the game is made ready for it. */
export function useSceneSoon(scene: SceneRequest['scene']): void {
  useEffect(() => {
    gameBus.toGame.emit('scene/soon', { scene });
    return () => gameBus.toGame.emit('scene/soon', { scene: 'none' });
  }, [scene]);
}
