import { neighbourApi } from '#contract/endpoints/neighbour.ts';
import '#contract/schemas/neighbour.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { acceptFriend, partFriend } from './acceptFriend.ts';
import { askFriend } from './askFriend.ts';
import { changeProfile, readProfile, renewFriendCode } from './changeProfile.ts';
import { leaveCheer } from './leaveCheer.ts';
import { listNeighbours, markCheersSeen, readCheers, readFriendRequests, visitNeighbour } from './readNeighbours.ts';
import { reportNeighbour, setBlock } from './setBlock.ts';

/** Aquariums of others, by nickname only: visits, cheers, friends. */
export async function neighbourRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  serve(app, neighbourApi.readProfile, ({ context }) => readProfile(context));
  serve(app, neighbourApi.changeProfile, ({ context, body }) => changeProfile(context, body));
  serve(app, neighbourApi.renewCode, ({ context }) => renewFriendCode(context));

  serve(app, neighbourApi.list, ({ context, query }) => listNeighbours(context, shop, query));
  serve(app, neighbourApi.visit, ({ context, params }) => visitNeighbour(context, shop, params.visitKey));
  serve(app, neighbourApi.cheer, ({ context, params, body }) => leaveCheer(context, shop, params.visitKey, body.kind));
  serve(app, neighbourApi.report, ({ context, params, body }) =>
    reportNeighbour(context, params.visitKey, body.reason),
  );
  serve(app, neighbourApi.block, ({ context, params, body }) => setBlock(context, params.visitKey, body.blocked));

  serve(app, neighbourApi.readRequests, ({ context }) => readFriendRequests(context));
  serve(app, neighbourApi.askFriend, ({ context, body }) => askFriend(context, body));
  serve(app, neighbourApi.acceptFriend, ({ context, params }) => acceptFriend(context, params.visitKey));
  serve(app, neighbourApi.partFriend, ({ context, params }) => partFriend(context, params.visitKey));

  serve(app, neighbourApi.readCheers, ({ context, query }) => readCheers(context, query.page));
  serve(app, neighbourApi.markCheersSeen, ({ context }) => markCheersSeen(context));
}
