import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { openQrReader } from './openQrReader.ts';
import styles from './QrCamera.module.css';

/** Milliseconds between two looks. */
const EVERY = 250;

interface QrCameraProps {
  /** Of the button that opens the camera. */
  label: string;
  /** Shown where the camera does not open. */
  failedText: string;
  /** The code in the text of a QR; null for another QR, which is looked past. */
  read: (text: string) => string | null;
  onCode: (code: string) => void;
}

/** Reads a QR with the camera of the device, where the browser can; no picture leaves the page. */
export function QrCamera({ label, failedText, read, onCode }: QrCameraProps) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!('BarcodeDetector' in window) || !('mediaDevices' in navigator)) return null;
  if (open)
    return (
      <Viewfinder
        read={read}
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
        {label}
      </Button>
      {failed && <p role="status">{failedText}</p>}
    </>
  );
}

interface ViewfinderProps extends Pick<QrCameraProps, 'read' | 'onCode'> {
  onFailed: () => void;
}

function Viewfinder({ read, onCode, onFailed }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const readCode = useEffectEvent(read);
  const seenCode = useEffectEvent(onCode);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const screen = video.current;
    let over = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const readQr = openQrReader();
    const look = async () => {
      const [seen] = screen === null || over ? [] : await readQr(screen).catch(() => []);
      const code = seen === undefined ? null : readCode(seen);
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
