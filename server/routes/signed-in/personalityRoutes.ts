import { personalityApi } from '#contract/endpoints/personality.ts';
import '#contract/schemas/personality.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { readPersonalityAttempt } from '../../use-cases/personality/readPersonalityAttempt.ts';
import { readPersonalityList } from '../../use-cases/personality/readPersonalityList.ts';
import { readPersonalityResult } from '../../use-cases/personality/readPersonalityResult.ts';
import { readPersonalityStart } from '../../use-cases/personality/readPersonalityStart.ts';
import { savePersonalityAnswer } from '../../use-cases/personality/savePersonalityAnswer.ts';
import { startPersonality } from '../../use-cases/personality/startPersonality.ts';
import { submitPersonality } from '../../use-cases/personality/submitPersonality.ts';

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
