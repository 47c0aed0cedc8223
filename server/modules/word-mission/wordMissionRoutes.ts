import { wordMissionApi } from '#contract/endpoints/wordMission.ts';
import '#contract/schemas/wordMission.ts';
import type { WordReward } from '#contract/wordMission.ts';
import { readWordLists } from '#server/content/readWordLists.ts';
import { keptChange, type ShortChange } from '#server/modules/aquarium/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { catchBubbles } from './catchBubbles.ts';
import { readWordMissions } from './readWordMissions.ts';
import { takeWordReward } from './takeWordReward.ts';

type ShortReward = Omit<WordReward, 'change'> & { change: ShortChange };

/** Words to catch, three a day. */
export async function wordMissionRoutes(app: App): Promise<void> {
  const { shop } = app.contentFiles;
  const lists = await readWordLists(app.services.env.contentDir);
  serve(app, wordMissionApi.list, ({ context }) => readWordMissions(context, lists));
  serve(app, wordMissionApi.catchBubbles, ({ context, params, body }) =>
    catchBubbles(context, params.wordMissionNo, body.bubbleIds),
  );
  serve(app, wordMissionApi.takeReward, ({ context, params }) => takeWordReward(context, shop, params.wordMissionNo), {
    kept: {
      shorten: ({ change, ...rest }) => ({ ...rest, change: keptChange.shorten(change) }),
      complete: (context, { change, ...rest }: ShortReward) => ({
        ...rest,
        change: keptChange.complete(shop, context, change),
      }),
    },
  });
}
