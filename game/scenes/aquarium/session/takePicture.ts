import type { Container, Renderer } from 'pixi.js';
import { traceRoundRect } from '#domain/drawing/traceRoundRect.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';

export interface PictureSubject {
  renderer: Renderer;
  /** Everything that is drawn, and in it what must not be in the picture. */
  stage: Container;
  overlay: Container;
  nickname: string;
  /** Milliseconds UTC. */
  now: number;
}

export interface Picture {
  png: Blob;
  /** File name. */
  name: string;
}

/** The water, the room and the pet without buttons; the pet's name and the day are written on it, and nothing else. */
export async function takePicture(subject: PictureSubject): Promise<Picture> {
  const { renderer, stage, overlay, nickname, now } = subject;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D context for a picture');
  overlay.visible = false;
  try {
    // The screen itself is copied, in the moment it was drawn: drawing it elsewhere would spoil what Pixi has cached.
    renderer.render(stage);
    canvas.width = renderer.canvas.width;
    canvas.height = renderer.canvas.height;
    context.drawImage(renderer.canvas, 0, 0);
  } finally {
    overlay.visible = true;
    renderer.render(stage);
  }
  writeCaption(context, `${nickname}의 바다 · ${formatKoreanDate(now)}`);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('the picture could not be encoded');
  return { png, name: `책바다-수족관-${seoulDay(now)}.png` };
}

/** A light plate in the lower left corner. */
function writeCaption(context: CanvasRenderingContext2D, text: string): void {
  const { width, height } = context.canvas;
  const size = Math.round(Math.min(width, height) * (width < height ? 0.046 : 0.034));
  const edge = Math.round(size * 0.9);
  context.font = `400 ${size}px Jua, "Bada Sans", sans-serif`;
  const plate = { width: context.measureText(text).width + size * 1.8, height: size * 2.1 };
  const top = height - edge - plate.height;
  context.fillStyle = 'rgb(255 255 255 / 92%)';
  context.beginPath();
  traceRoundRect(context, edge, top, plate.width, plate.height, plate.height / 2);
  context.fill();
  context.fillStyle = '#0a4d57';
  context.textBaseline = 'middle';
  context.fillText(text, edge + size * 0.9, top + plate.height / 2 + size * 0.05);
}
