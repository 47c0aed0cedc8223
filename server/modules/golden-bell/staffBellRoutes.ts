import { staffBellApi } from '#contract/endpoints/goldenBell.ts';
import '#contract/schemas/goldenBell.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { commandBell } from './commandBell.ts';
import { draftBell } from './draftBell.ts';
import { listBellBooks, listBells } from './listBells.ts';
import { openBell } from './openBell.ts';
import { readBellResult } from './readBellResult.ts';
import { readHostBell } from './readHostBell.ts';

/** Rounds of the golden bell, for who leads them. */
export async function staffBellRoutes(app: App): Promise<void> {
  const dateOf = (now: number) => new Date(now).toISOString();
  serve(app, staffBellApi.books, ({ context }) => listBellBooks(context));
  serve(app, staffBellApi.draft, ({ context, body }) => draftBell(context, body));
  serve(app, staffBellApi.list, ({ context, query }) => listBells(context, query.page));
  serve(app, staffBellApi.open, ({ context, body }) => openBell(context, body));
  serve(app, staffBellApi.result, ({ context, params }) => readBellResult(context, params.roomNo));
  serve(app, staffBellApi.read, async ({ context, params }) => ({
    currentDate: dateOf(context.now),
    state: await readHostBell(context, params.roomNo),
  }));
  serve(app, staffBellApi.command, async ({ context, params, body }) => {
    const state = await commandBell(context, params.roomNo, body);
    void app.bellChannels.look();
    // Other nodes would see it with their next look all the same.
    void app.services.link.publishChange();
    return { currentDate: dateOf(context.now), state };
  });
}
