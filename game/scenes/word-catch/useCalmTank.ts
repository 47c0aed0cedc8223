import { useEffect, useState } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import { useStore } from '../../engine/useStore.ts';

/** True where bubbles stay in their places: less motion is wished for, or there is no canvas and their buttons are the game. */
export function useCalmTank(): boolean {
  const { bus, settings } = useGame();
  const { reducedMotion } = useStore(settings);
  const [undrawn, setUndrawn] = useState(false);
  useEffect(() => bus.toShell.on('game/renderer', ({ state }) => setUndrawn(state === 'none')), [bus]);
  return reducedMotion || undrawn;
}
