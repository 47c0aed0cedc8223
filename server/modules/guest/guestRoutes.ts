import { guestApi } from '#contract/endpoints/guest.ts';
import '#contract/schemas/guest.ts';
import { readGuestContent } from '#server/content/readGuestContent.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readAlbum, readFinds } from './readAlbum.ts';
import { readTalk } from './readTalk.ts';
import { playGuestScene, takeFind } from './playGuestScene.ts';
import { visitSea } from './visitSea.ts';

/** Guests from books, finds, the album, and the pet's talk. */
export async function guestRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  const { speech, finds } = await readGuestContent(app.services.env.contentDir);
  serve(app, guestApi.visit, ({ context }) => visitSea(context, finds));
  serve(app, guestApi.playScene, ({ context, params, body }) => playGuestScene(context, finds, params.bookNo, body));
  serve(app, guestApi.takeFind, ({ context, params }) => takeFind(context, finds, params.ordinal));
  serve(app, guestApi.album, ({ context, query }) => readAlbum(context, shop, query.page));
  serve(app, guestApi.finds, ({ context }) => readFinds(context, finds));
  serve(app, guestApi.talk, ({ context }) => readTalk(context, speech));
}
