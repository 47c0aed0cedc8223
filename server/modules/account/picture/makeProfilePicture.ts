import sharp from 'sharp';
import { createConcurrencyLimit } from '#server/core/createConcurrencyLimit.ts';
import type { PictureType } from './pictureType.ts';

/** Width and height of what comes out. */
const SIDE = 256;
/** Larger pictures are refused before a pixel of them is decoded. */
const MOST_PIXELS = 4096 * 4096;
/** A picture of that size takes about 100 MB while it is worked on, and a processor of its own. */
const AT_ONCE = 2;
const PATIENCE_SECONDS = 20;
const QUALITY = 82;

// Nothing but the three decoders can be reached by a file, however it is made up.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const limited = createConcurrencyLimit(AT_ONCE);

/**
 * Re-encodes a picture: upright, the middle of it as a square, first frame, no metadata of any kind.
 *
 * @param type by the first bytes
 * @returns WebP; or null for a picture that is broken or something else in disguise
 */
export async function makeProfilePicture(
  bytes: Uint8Array,
  type: PictureType,
): Promise<Uint8Array | 'TOO_MANY_PIXELS' | null> {
  // The reasons of the decoder are of no use to a student.
  return limited(() => remake(bytes, type)).catch(() => null);
}

async function remake(bytes: Uint8Array, type: PictureType): Promise<Uint8Array | 'TOO_MANY_PIXELS' | null> {
  // Its head alone may be read of any size: nothing is decoded by it.
  const { format, width, height } = await sharp(bytes, {
    failOn: 'error',
    limitInputPixels: false,
    pages: 1,
  }).metadata();
  if (`image/${format}` !== type) return null;
  if (width * height > MOST_PIXELS) return 'TOO_MANY_PIXELS';
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 });
  return picture
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: PATIENCE_SECONDS })
    .toBuffer();
}
