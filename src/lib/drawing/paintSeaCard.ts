import { traceRoundRect } from '#domain/drawing/traceRoundRect.ts';

/** Pixels of a picture for a phone's album. */
export const CARD = { width: 1080, height: 1350, edge: 50 } as const;

/** Sand, water and a light plate for what is written. */
export function paintSeaCard(pen: CanvasRenderingContext2D): void {
  const { width, height, edge } = CARD;
  const water = pen.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, '#fdebc8');
  water.addColorStop(0.35, '#e3f6f4');
  water.addColorStop(1, '#67c2c2');
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'rgb(255 255 255 / 88%)';
  pen.beginPath();
  traceRoundRect(pen, edge, edge + 20, width - 2 * edge, height - 2 * edge - 40, 64);
  pen.fill();
}
