import { createHash } from 'node:crypto';
import type { BookPicture, BookPictures } from '#domain/book-picture/BookPictures.ts';

/** Grows when the drawings of settings, people or things change so much that every picture is drawn again. */
const DRAWING_VERSION = 1;

/** What a picture is drawn from, for its name: its data, and who of the cast is in it. */
export function hashPicture(cast: BookPictures['cast'], { scene, plate }: BookPicture): string {
  const drawn = JSON.stringify([scene, plate]);
  const members = Object.entries(cast).filter(([name]) => drawn.includes(`"cast":${JSON.stringify(name)}`));
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, members, scene, plate]))
    .digest('hex')
    .slice(0, 6);
}

/** What its file holds, for its name. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}
