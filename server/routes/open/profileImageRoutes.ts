import { z } from 'zod';
import type { App } from '../../plugins/App.ts';
import { anyoneAtSite } from '../../plugins/app/anyoneAtSite.ts';
import { PROFILE_PICTURES } from '../../use-cases/account/picture/changeProfilePicture.ts';
import { readProfilePicture } from '../../use-cases/account/picture/readProfilePicture.ts';

const HOUR_SECONDS = 3600;

const picture = { content: { 'image/webp': { schema: z.any().meta({ type: 'string', format: 'binary' }) } } };

/** Profile pictures by their random names, on the site of their account: an <img> cannot send a login token. */
export async function profileImageRoutes(app: App): Promise<void> {
  app.get(
    `${PROFILE_PICTURES}:file`,
    { schema: { params: z.object({ file: z.string() }), response: { 200: picture } } },
    async (request, reply) => {
      const webp = await readProfilePicture(anyoneAtSite(request), request.params.file);
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
  );
}
