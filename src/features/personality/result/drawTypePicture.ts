import type { PersonalityResult } from '#contract/personality.ts';
import { traceRoundRect } from '#domain/drawing/traceRoundRect.ts';
import { formatShortDate } from '#domain/time/formatKoreanDate.ts';
import { encodePng } from '#src/lib/drawing/encodePng.ts';
import { CARD, paintSeaCard } from '#src/lib/drawing/paintSeaCard.ts';
import { wrapWords } from '#src/lib/drawing/wrapWords.ts';

const WIDTH = CARD.width;
const MARGIN = 110;
const INK = '#12343c';
const SOFT = '#355a63';
const TEAL = '#0a4d57';

/** The result as a PNG of 1080 × 1350, for a phone's album. */
export async function drawTypePicture(result: PersonalityResult): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas to draw on');
  await document.fonts.ready;
  const family = getComputedStyle(document.body).fontFamily;
  const write = (text: string, y: number, size: number, weight: number, colour: string) => {
    pen.font = `${weight} ${size}px ${family}`;
    pen.fillStyle = colour;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(text, WIDTH / 2, y);
  };

  paintSeaCard(pen);
  write('책바다 · 나의 책 성향', 150, 36, 650, TEAL);
  write(result.readingType, 250, 84, 800, INK);
  pen.font = `450 36px ${family}`;
  const lines = wrapWords(result.summary, (text) => pen.measureText(text).width <= WIDTH - 2 * MARGIN - 40);
  for (const [at, line] of lines.slice(0, 4).entries()) write(line, 350 + at * 54, 36, 450, SOFT);
  for (const [at, slider] of result.sliders.entries()) {
    const y = 640 + at * 140;
    write(slider.name, y - 44, 30, 650, '#4f7078');
    paintSlider(pen, slider.position, y + 18);
    pen.font = `750 38px ${family}`;
    pen.fillStyle = INK;
    pen.textAlign = 'left';
    pen.fillText(slider.left.name, MARGIN, y - 44);
    pen.textAlign = 'right';
    pen.fillText(slider.right.name, WIDTH - MARGIN, y - 44);
  }
  write(`${formatShortDate(Date.parse(result.finishedAt))} · 성향은 자라면서 바뀌어요`, 1235, 32, 450, SOFT);
  return encodePng(canvas);
}

/** @param position 0: all left, 100: all right */
function paintSlider(pen: CanvasRenderingContext2D, position: number, y: number): void {
  const length = WIDTH - 2 * MARGIN;
  const track = pen.createLinearGradient(MARGIN, 0, MARGIN + length, 0);
  track.addColorStop(0, '#9edcd9');
  track.addColorStop(0.5, '#fdebc8');
  track.addColorStop(1, '#ffd9cd');
  pen.fillStyle = track;
  pen.beginPath();
  traceRoundRect(pen, MARGIN, y - 14, length, 28, 14);
  pen.fill();
  const x = MARGIN + 30 + (position / 100) * (length - 60);
  for (const [radius, colour] of [
    [32, '#ffffff'],
    [22, '#0e6671'],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  }
}
