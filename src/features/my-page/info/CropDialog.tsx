import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/button/Button.tsx';
import { Dialog } from '#src/components/dialog/Dialog.tsx';
import styles from './CropDialog.module.css';
import { type CropView, cropSquare, LARGEST_ZOOM, moveView, zoomView } from './cropSquare.ts';

interface CropDialogProps {
  picture: ImageBitmap;
  busy: boolean;
  onClose: () => void;
  onCut: (picture: Blob) => void;
}

/** Pixels of the picture that is sent: sharp at the largest avatar on the finest screens. */
const SIDE = 512;
const QUALITY = 0.9;
/** Share of the shown square that one arrow key moves. */
const KEY_STEP = 0.05;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
};

/** Cuts a square: drag or arrow keys move the picture, the slider enlarges it. The circle is how others see it. */
export function CropDialog({ picture, busy, onClose, onCut }: CropDialogProps) {
  // Kept as state: the dialog brings its content in later than the first effect.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const last = useRef<{ x: number; y: number } | null>(null);
  const [view, setView] = useState<CropView>({ zoom: 1, centerX: picture.width / 2, centerY: picture.height / 2 });

  useEffect(() => {
    const pen = canvas?.getContext('2d');
    if (!pen) return;
    const { x, y, side } = cropSquare(picture, view);
    pen.imageSmoothingQuality = 'high';
    // See-through pictures lie on paper: the file that is sent has no transparency.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
  }, [canvas, picture, view]);

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    const from = last.current;
    if (!from) return;
    const { clientX, clientY, currentTarget } = event;
    const shown = currentTarget.clientWidth || 1;
    last.current = { x: clientX, y: clientY };
    setView((old) => moveView(picture, old, (clientX - from.x) / shown, (clientY - from.y) / shown));
  }

  function onKey(event: KeyboardEvent): void {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    setView((old) => moveView(picture, old, step[0], step[1]));
  }

  const zoom = (next: number) => setView((old) => zoomView(picture, old, Math.max(1, Math.min(LARGEST_ZOOM, next))));

  return (
    <Dialog
      open
      onClose={onClose}
      title="사진을 맞춰 볼까요?"
      description="끌거나 화살표 키로 옮기고, 아래에서 크기를 바꿔요."
      footer={
        <>
          <Button tone="soft" onClick={onClose}>
            그만두기
          </Button>
          <Button busy={busy} onClick={() => canvas?.toBlob((blob) => blob && onCut(blob), 'image/jpeg', QUALITY)}>
            이 사진으로
          </Button>
        </>
      }
    >
      <div
        className={styles.frame}
        role="application"
        aria-label="사진 자리. 화살표 키로 옮겨요"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        onKeyDown={onKey}
      >
        <canvas
          ref={setCanvas}
          width={SIDE}
          height={SIDE}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            last.current = null;
          }}
          onPointerCancel={() => {
            last.current = null;
          }}
        />
      </div>
      <div className={styles.zoom}>
        <button type="button" aria-label="작게" onClick={() => zoom(view.zoom - 0.25)}>
          <Minus aria-hidden="true" />
        </button>
        <input
          type="range"
          aria-label="사진 크기"
          aria-valuetext={`${Math.round(view.zoom * 100)}퍼센트`}
          min={1}
          max={LARGEST_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={(event) => zoom(Number(event.target.value))}
        />
        <button type="button" aria-label="크게" onClick={() => zoom(view.zoom + 0.25)}>
          <Plus aria-hidden="true" />
        </button>
      </div>
    </Dialog>
  );
}
