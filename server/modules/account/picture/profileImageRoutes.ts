import type { FastifyError } from 'fastify';
import { profileImageApi } from '#contract/endpoints/profileImage.ts';
import { envelope } from '#contract/envelope.ts';
import { PROFILE_IMAGE_LIMIT_BYTES } from '#contract/myPage.ts';
import { profileImageSchemas } from '#contract/schemas/profileImage.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { ok } from '#server/plugins/app/ok.ts';
import { routeOf, serve } from '#server/plugins/app/serve.ts';
import { signedIn } from '#server/plugins/app/signedIn.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { changeProfilePicture, removeProfilePicture } from './changeProfilePicture.ts';
import { pictureTypes } from './pictureType.ts';

/** A picture that cannot even be taken in is refused in the words for pictures. */
const UNFIT = new Set(['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'FST_ERR_CTP_EMPTY_TYPE']);
const TOO_HEAVY = '사진 파일이 5MB보다 커서 바꾸지 못했어요. 지금 사진은 그대로예요. 더 작은 사진을 골라 주세요.';

export async function profileImageRoutes(app: App): Promise<void> {
  await registerScopes(app, [takePictures]);
  serve(app, profileImageApi.remove, ({ context }) => removeProfilePicture(context));
}

/** The one place of the API that takes something else than JSON: the picture itself. */
async function takePictures(app: App): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [...pictureTypes],
    { parseAs: 'buffer', bodyLimit: PROFILE_IMAGE_LIMIT_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  app.setErrorHandler((error: FastifyError) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw new AppError('IMAGE_REFUSED', { message: TOO_HEAVY });
    throw UNFIT.has(error.code) ? new AppError('IMAGE_REFUSED') : error;
  });

  app.route({
    ...routeOf(profileImageApi.save),
    schema: { response: { 200: envelope(profileImageSchemas.save.data) } },
    bodyLimit: PROFILE_IMAGE_LIMIT_BYTES,
    handler: async (request) => {
      const declared = pictureTypes.find((type) => type === request.mediaType);
      if (!declared || !Buffer.isBuffer(request.body)) throw new AppError('IMAGE_REFUSED');
      return ok(await changeProfilePicture(signedIn(request), request.body, declared));
    },
  });
}
