import type { BookPicture, BookPictures } from '../../domain/book-picture/BookPictures.ts';
import { composePlate } from './composePlate.ts';
import { composeScene } from './composeScene.ts';

/** The picture of a page as an SVG, with its icons in a WebP quality; what is left to chance in it follows from book and page. */
export function composePicture(
  { pageNo, scene, plate }: BookPicture,
  cast: BookPictures['cast'],
  bookNo: number,
  quality: number,
): Promise<string> {
  if (scene) return composeScene(scene, cast, bookNo * 211 + pageNo, quality);
  if (plate) return composePlate(plate, cast, quality);
  throw new Error(`page ${pageNo} has neither scene nor plate`);
}
