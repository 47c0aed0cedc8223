/** Larger files would take the memory of a small tablet before they are cut. */
const LARGEST_BYTES = 40 * 1024 * 1024;

/** The picture upright and ready to be drawn, or null when this device cannot read it as one. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  if (file.size > LARGEST_BYTES) return null;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
