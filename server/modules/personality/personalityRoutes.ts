import { personalityApi } from '#contract/endpoints/personality.ts';
import '#contract/schemas/personality.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readPersonalityAttempt, readPersonalityList } from './readPersonality.ts';
import { readPersonalityResult } from './readPersonalityResult.ts';
import { readPersonalityStart } from './readPersonalityStart.ts';
import { savePersonalityAnswer } from './savePersonalityAnswer.ts';
import { startPersonality } from './startPersonality.ts';
import { submitPersonality } from './submitPersonality.ts';

/** Book personality of the home site; on the other sites nothing is found here. */
export async function personalityRoutes(app: App): Promise<void> {
  const setup = { content: app.contentFiles.tests.personality };
  if (setup.content === null) app.log.warn('no book personality: its test is missing or broken');

  serve(app, personalityApi.readStart, ({ context }) => readPersonalityStart(context, setup));
  serve(app, personalityApi.start, ({ context }) => startPersonality(context, setup));
  serve(app, personalityApi.readAttempt, ({ context, params }) =>
    readPersonalityAttempt(context, setup, params.accountBookBTIResultNo),
  );
  serve(app, personalityApi.saveAnswer, ({ context, params, body }) =>
    savePersonalityAnswer(context, setup, params.accountBookBTIResultNo, { key: params.itemKey, ...body }),
  );
  serve(app, personalityApi.submit, ({ context, params }) =>
    submitPersonality(context, setup, params.accountBookBTIResultNo),
  );
  serve(app, personalityApi.listResults, ({ context, query }) => readPersonalityList(context, query.page));
  serve(app, personalityApi.readResult, ({ context, params }) =>
    readPersonalityResult(context, setup, params.accountBookBTIResultNo),
  );
}
