import { useEffect } from 'react';
import { useStore } from '../../engine/useStore.ts';
import { useAquarium } from './AquariumContext.ts';
import type { AquariumMode } from './useAquariumMode.ts';

/**
 * Puts a panel away when the pet is to be seen: to play the whole water is needed, and where a panel takes the whole
 * stage nobody would see what the care was for.
 */
export function useRoomForPet({ panelOpen, close }: Pick<AquariumMode, 'panelOpen' | 'close'>, playing: boolean): void {
  const { session, layout } = useAquarium();
  const commands = useStore(session.pending);
  const cared = layout.panelHidesPet && [...commands.values()].some(({ kind }) => kind === 'care');
  const wanted = playing || cared;
  useEffect(() => {
    if (wanted && panelOpen) close();
  }, [wanted, panelOpen, close]);
}
