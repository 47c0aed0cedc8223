import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { profileImages } from '../repositories/profileImages.ts';

const FILE = /^([A-Za-z0-9_-]{22})\.webp$/;

/** @throws AppError NOT_FOUND for a name that leads nowhere (any more), or on another site */
export async function readProfilePicture({ db, site }: SiteContext, file: string): Promise<Uint8Array> {
  const name = FILE.exec(file)?.[1];
  const webp = name === undefined ? undefined : await profileImages.find(db, site, name);
  if (webp === undefined) throw new AppError('NOT_FOUND');
  return webp;
}
