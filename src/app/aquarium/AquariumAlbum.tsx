import { useState } from 'react';
import { AlbumDialog } from '../../features/aquarium/album/AlbumDialog.tsx';
import { useGameEvent } from '../../game-host/useGameEvent.ts';

/** The album of guests and finds, when the scene asks for it. */
export function AquariumAlbum() {
  const [open, setOpen] = useState(false);
  useGameEvent('aquarium/album-wanted', () => setOpen(true));
  return open ? <AlbumDialog onClose={() => setOpen(false)} /> : null;
}
