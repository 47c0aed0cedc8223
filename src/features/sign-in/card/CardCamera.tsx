import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readCardCode } from '#domain/login-card/readCardCode.ts';
import { Button } from '#src/components/button/Button.tsx';
import styles from './CardSignIn.module.css';
import { openQrReader } from './openQrReader.ts';

/** Milliseconds between two looks. */
const EVERY = 250;

/** Reads the QR of a card with the camera of the device, where the browser can; no picture leaves the page. */
export function CardCamera({ onCode }: { onCode: (code: string) => void }) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!('BarcodeDetector' in window) || !('mediaDevices' in navigator)) return null;
  if (open)
    return (
      <Viewfinder
        onCode={onCode}
        onFailed={() => {
          setOpen(false);
          setFailed(true);
        }}
      />
    );
  return (
    <>
      <Button size="l" wide tone="soft" icon={<Camera aria-hidden="true" />} onClick={() => setOpen(true)}>
        카메라로 카드 비추기
      </Button>
      {failed && <p role="status">카메라를 열지 못했어요. 카드의 글자를 적어 볼까요?</p>}
    </>
  );
}

interface ViewfinderProps {
  onCode: (code: string) => void;
  onFailed: () => void;
}

function Viewfinder({ onCode, onFailed }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const seenCode = useEffectEvent(onCode);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const screen = video.current;
    let over = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const read = openQrReader();
    const look = async () => {
      const [seen] = screen === null || over ? [] : await read(screen).catch(() => []);
      const code = seen === undefined ? null : readCardCode(seen.slice(seen.lastIndexOf('#') + 1));
      if (over) return;
      if (code !== null) return seenCode(code);
      timer = setTimeout(() => void look(), EVERY);
    };
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then(async (opened) => {
        stream = opened;
        if (over || screen === null) return stop(opened);
        screen.srcObject = opened;
        await screen.play();
        await look();
      })
      .catch(() => !over && failed());
    return () => {
      over = true;
      clearTimeout(timer);
      if (stream !== null) stop(stream);
    };
  }, []);
  return <video ref={video} className={styles.camera} aria-label="카메라에 비친 모습" muted playsInline />;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
