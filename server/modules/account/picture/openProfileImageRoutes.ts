import { profileImageApi } from '#contract/endpoints/profileImage.ts';
import { profileImageSchemas } from '#contract/schemas/profileImage.ts';
import type { App } from '#server/plugins/App.ts';
import { publicSiteContext } from '#server/plugins/app/publicSiteContext.ts';
import { routeOf } from '#server/plugins/app/serve.ts';
import { readProfilePicture } from './readProfilePicture.ts';

const HOUR_SECONDS = 3600;

/** Profile pictures by their random names, on the site of their account: an <img> cannot send a login token. */
export async function openProfileImageRoutes(app: App): Promise<void> {
  const { params, data } = profileImageSchemas.show;
  app.route({
    ...routeOf(profileImageApi.show),
    schema: { params, response: { 200: { content: { 'image/webp': { schema: data } } } } },
    handler: async (request, reply) => {
      const webp = await readProfilePicture(publicSiteContext(request), request.params.file);
      return reply
        .type('image/webp')
        .headers({
          'content-disposition': 'inline; filename="profile.webp"',
          'x-content-type-options': 'nosniff',
          // Opened by itself, such a picture can neither run anything nor reach anything.
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': `private, max-age=${HOUR_SECONDS}`,
        })
        .send(Buffer.from(webp));
    },
  });
}
