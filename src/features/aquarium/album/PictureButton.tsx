import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import type { AlbumGuest } from '#contract/guest.ts';
import { Button } from '#src/components/button/Button.tsx';
import { showToast } from '#src/lib/feedback/feedbackStore.ts';
import styles from './AlbumDialog.module.css';
import { type AlbumPicture, drawAlbumPicture } from './drawAlbumPicture.ts';

interface PictureButtonProps {
  guest: AlbumGuest;
  onPicture: (picture: AlbumPicture) => void;
}

/** Makes a picture of one page of the album. */
export function PictureButton({ guest, onPicture }: PictureButtonProps) {
  const [busy, setBusy] = useState(false);

  async function draw(): Promise<void> {
    setBusy(true);
    try {
      onPicture(await drawAlbumPicture(guest));
    } catch {
      showToast('그림을 만들지 못했어요. 화면을 찍어 간직할 수 있어요.', 'warning');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.keep}>
      <Button
        tone="white"
        icon={<ImageDown aria-hidden="true" />}
        busy={busy}
        aria-label={`${guest.name}, 그림으로 간직하기`}
        onClick={() => void draw()}
      >
        그림으로 간직하기
      </Button>
    </div>
  );
}
