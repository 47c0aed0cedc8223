import { guestApi } from '#contract/endpoints/guest.ts';
import '#contract/schemas/guest.ts';
import { readGuestContent } from '#server/content/readGuestContent.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { meetFeastVisitor } from './meetFeastVisitor.ts';
import { playGuestScene, takeFind } from './playGuestScene.ts';
import { readAlbum, readFinds } from './readAlbum.ts';
import { readFeasts } from './readFeasts.ts';
import { readTalk } from './readTalk.ts';
import { visitSea } from './visitSea.ts';

/** Guests from books, visitors of feasts, finds, the album, and the pet's talk. */
export async function guestRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  const { speech, finds, feasts } = await readGuestContent(app.services.env.contentDir);
  const texts = { finds, feasts };
  serve(app, guestApi.visit, ({ context }) => visitSea(context, texts));
  serve(app, guestApi.playScene, ({ context, params, body }) => playGuestScene(context, texts, params.bookNo, body));
  serve(app, guestApi.takeFind, ({ context, params }) => takeFind(context, texts, params.ordinal));
  serve(app, guestApi.meetFeast, ({ context, params }) => meetFeastVisitor(context, texts, params.feast));
  serve(app, guestApi.album, ({ context, query }) => readAlbum(context, shop, query.page));
  serve(app, guestApi.finds, ({ context }) => readFinds(context, finds));
  serve(app, guestApi.feasts, ({ context }) => readFeasts(context, feasts));
  serve(app, guestApi.talk, ({ context }) => readTalk(context, speech));
}
