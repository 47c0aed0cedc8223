import { Download, Share2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { useGameEvent } from '../../game-host/useGameEvent.ts';
import { saveBlob } from '../../lib/browser/saveBlob.ts';
import styles from './AquariumPicture.module.css';

interface Taken {
  png: Blob;
  name: string;
}

/** The picture that was taken of the aquarium, to be kept or passed on. It never leaves this device by itself. */
export function AquariumPicture() {
  const [taken, setTaken] = useState<Taken | null>(null);
  useGameEvent('aquarium/picture', setTaken);
  return taken && <PictureDialog taken={taken} onClose={() => setTaken(null)} />;
}

function PictureDialog({ taken, onClose }: { taken: Taken; onClose: () => void }) {
  const { png, name } = taken;
  const [announcement, setAnnouncement] = useState('');
  const [address, setAddress] = useState<string>();
  const file = useMemo(() => new File([png], name, { type: 'image/png' }), [png, name]);
  const shares = useMemo(() => canShare(file), [file]);
  useEffect(() => {
    const made = URL.createObjectURL(png);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [png]);
  const share = () => {
    navigator.share({ files: [file], title: '나의 바다' }).catch((error: unknown) => {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setAnnouncement('보내지 못했어요. 사진은 저장할 수 있어요.');
      }
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="찰칵! 수족관 사진이에요"
      description="친구 이름과 날짜만 적혀 있어요."
      maxWidth={720}
      footer={
        <>
          {shares && (
            <Button tone="soft" icon={<Share2 aria-hidden="true" />} onClick={share}>
              보내기
            </Button>
          )}
          <Button
            icon={<Download aria-hidden="true" />}
            onClick={() => {
              saveBlob(name, png);
              setAnnouncement('사진을 저장했어요.');
            }}
          >
            저장하기
          </Button>
        </>
      }
    >
      {address && <img className={styles.picture} src={address} alt="내 수족관" />}
      <p className={styles.told} role="status">
        {announcement}
      </p>
    </Dialog>
  );
}

function canShare(file: File): boolean {
  try {
    return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  } catch {
    return false;
  }
}
