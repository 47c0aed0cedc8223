import { randomBytes } from 'node:crypto';
import { addressOf } from '#contract/endpoints/addressOf.ts';
import { profileImageApi } from '#contract/endpoints/profileImage.ts';
import type { ProfileImage } from '#contract/myPage.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordAccess } from '#server/modules/access/public.ts';
import { refuseDemo } from '../refuseDemo.ts';
import { profileImages } from '../repositories/profileImages.ts';
import { type PictureType, pictureType } from './pictureType.ts';

const TOO_MANY_PIXELS =
  '사진의 가로와 세로가 너무 커서 바꾸지 못했어요. 지금 사진은 그대로예요. 1,600만 화소(4096×4096)보다 작게 줄여서 올려 주세요.';

/**
 * Puts a re-encoded picture in the place of the one before. Its name is random and changes with it, so that no cache
 * ever shows an old one.
 *
 * @param declared the media type the browser sent
 * @throws AppError DEMO_ACCOUNT, IMAGE_REFUSED; the picture before stays
 */
export async function changeProfilePicture(
  context: SignedInContext,
  bytes: Uint8Array,
  declared: PictureType,
): Promise<ProfileImage> {
  const { db, accountNo, now } = context;
  await refuseDemo(db, accountNo);
  if (pictureType(bytes) !== declared) throw new AppError('IMAGE_REFUSED');
  // Read with the first picture: the decoders are a part of a start that most starts do not need.
  const { makeProfilePicture } = await import('./makeProfilePicture.ts');
  const webp = await makeProfilePicture(bytes, declared);
  if (webp === 'TOO_MANY_PIXELS') throw new AppError('IMAGE_REFUSED', { message: TOO_MANY_PIXELS });
  if (webp === null) throw new AppError('IMAGE_REFUSED');
  const imageName = randomBytes(16).toString('base64url');
  const path = addressOf(profileImageApi.show, { file: `${imageName}.webp` });
  await withTransaction(db, async (trx) => {
    await profileImages.replace(trx, accountNo, { imageName, webp, path, now });
    await record({ ...context, db: trx });
  });
  return { profileImagePath: path };
}

/** Takes the picture away. */
export async function removeProfilePicture(context: SignedInContext): Promise<ProfileImage> {
  await withTransaction(context.db, async (trx) => {
    await profileImages.remove(trx, context.accountNo);
    await record({ ...context, db: trx });
  });
  return { profileImagePath: null };
}

const record = (context: SignedInContext) =>
  recordAccess(context, { accountNo: context.accountNo, site: context.site, kind: 'PICTURE_CHANGED' });
