import type { CastMember, PictureScene } from './PictureScene.ts';
import type { PicturePlate } from './PicturePlate.ts';

/** The picture of one page: a scene or a plate. */
export interface BookPicture {
  readonly pageNo: number;
  /** What is seen, for who listens to the book. */
  readonly alt: string;
  readonly scene?: PictureScene | undefined;
  readonly plate?: PicturePlate | undefined;
}

export interface BookPictures {
  readonly cast: Readonly<Record<string, CastMember>>;
  readonly pictures: readonly BookPicture[];
}

/** Canvas of every picture: the leaf of a tablet shows it whole, a phone the band of its middle. */
export const pictureViewBox = '0 50 1200 1350';
/** Bytes of a picture as it is sent. */
export const MAX_PICTURE_BYTES = 30_000;
