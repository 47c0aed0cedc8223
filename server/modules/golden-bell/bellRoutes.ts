import { goldenBellApi } from '#contract/endpoints/goldenBell.ts';
import '#contract/schemas/goldenBell.ts';
import { MINUTE } from '#domain/time/duration.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { enterBell } from './enterBell.ts';
import { readPupilBell, requireInBell } from './readPupilBell.ts';

/** Codes that one login may try within ten minutes: all of them would take three days, and a room is over in hours. */
const CODES_TRIED = 20;

/** A round of the golden bell, for the pupils in it. */
export async function bellRoutes(app: App): Promise<void> {
  serve(app, goldenBellApi.read, async ({ context, params }) => ({
    currentDate: new Date(context.now).toISOString(),
    state: await readPupilBell(context, params.roomNo),
  }));
  serve(app, goldenBellApi.answer, async ({ context, params: { roomNo, place }, body }) => {
    await requireInBell(context, roomNo);
    return app.bellAnswers.put(roomNo, { ...body, accountNo: context.accountNo, place });
  });
}

/** The way into a round. */
export async function bellEntryRoutes(app: App): Promise<void> {
  await limitRequests(app, {
    name: 'bell-codes',
    max: CODES_TRIED,
    timeWindow: 10 * MINUTE,
    caller: (request) => {
      const { demo, tokenHash, accountNo } = sessionOf(request);
      return demo ? tokenHash : String(accountNo);
    },
  });
  serve(app, goldenBellApi.enter, async ({ context, body }) => {
    const entered = await enterBell(context, body.code);
    // Who has come is on the big screen at once.
    void app.bellChannels.look();
    return entered;
  });
}
