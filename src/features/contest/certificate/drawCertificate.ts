import type { ContestCertificate } from '#contract/contest.ts';
import { certificateLines, SHEET } from './certificateLines.ts';

/** Dots for each unit of the sheet: enough for a page of A4. */
const SCALE = 2;

/** The certificate as a PNG. Words are drawn by this page, which has the typeface; a picture of its own would not. */
export async function drawCertificate(art: SVGSVGElement, certificate: ContestCertificate): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width * SCALE;
  canvas.height = SHEET.height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(await toImage(art), 0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  // The sheet on the page shows the same words: the typeface is there or on its way.
  await document.fonts.ready;
  const { fontFamily } = getComputedStyle(document.body);
  for (const { text, x, y, size, weight, fill, anchor } of certificateLines(certificate)) {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillStyle = fill;
    context.textAlign = anchor === 'middle' ? 'center' : anchor;
    context.fillText(text, x, y);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

async function toImage(art: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  const text = new XMLSerializer().serializeToString(art);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
