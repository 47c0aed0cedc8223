import { useState } from 'react';
import { AlbumDialog } from '../../features/aquarium/album/AlbumDialog.tsx';
import type { AlbumPicture } from '../../features/aquarium/album/drawAlbumPicture.ts';
import { useGameEvent } from '../../game-host/useGameEvent.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** The album of guests and finds, when the scene asks for it, and a picture of one of its pages over it. */
export function AquariumAlbum() {
  const [open, setOpen] = useState(false);
  const [picture, setPicture] = useState<AlbumPicture | null>(null);
  useGameEvent('aquarium/album-wanted', () => setOpen(true));
  if (!open) return null;
  return (
    <>
      <AlbumDialog onPicture={setPicture} onClose={() => setOpen(false)} />
      {picture && (
        <PictureDialog
          png={picture.png}
          name={picture.name}
          title="도감 한 장이에요"
          description="손님과 책, 내가 쓴 문장이 담겨 있어요. 내 이름은 없어요."
          alt={`${picture.guest}의 도감 한 장`}
          noun="그림"
          onClose={() => setPicture(null)}
        />
      )}
    </>
  );
}
