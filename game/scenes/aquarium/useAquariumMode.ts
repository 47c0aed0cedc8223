import { useCallback, useMemo, useState } from 'react';
import type { HomeTarget } from './hud/HomeButtons.tsx';

export type ModeName =
  | 'home'
  | HomeTarget
  | 'hatch'
  | 'name'
  | 'first-name'
  | 'menu'
  | 'cheers'
  | 'welcome'
  | 'level-gift'
  | 'guest'
  | 'feast';

export interface AquariumMode {
  is: ModeName;
  /** A panel lies over the water and the pet swims aside. */
  panelOpen: boolean;
  /** Chosen in the bag. */
  selected: string | null;
  /** Taken from the bag to be put into the room. */
  furniture: string | null;
  open: (mode: ModeName) => void;
  close: () => void;
  select: (itemId: string | null) => void;
  decorateWith: (itemId: string) => void;
}

/** Which part of the aquarium is in front. @param first what it begins with */
export function useAquariumMode(onOpen: (mode: ModeName) => void, first: ModeName = 'home'): AquariumMode {
  const [is, setMode] = useState<ModeName>(first);
  const [selected, select] = useState<string | null>(null);
  const [furniture, setFurniture] = useState<string | null>(null);
  const open = useCallback(
    (mode: ModeName) => {
      onOpen(mode);
      select(null);
      setFurniture(null);
      setMode(mode);
    },
    [onOpen],
  );
  const close = useCallback(() => open('home'), [open]);
  const decorateWith = useCallback(
    (itemId: string) => {
      open('decorate');
      setFurniture(itemId);
    },
    [open],
  );
  return useMemo(
    () => ({
      is,
      panelOpen: is === 'bag' || is === 'shop' || is === 'care',
      selected,
      furniture,
      open,
      close,
      select,
      decorateWith,
    }),
    [is, selected, furniture, open, close, decorateWith],
  );
}
