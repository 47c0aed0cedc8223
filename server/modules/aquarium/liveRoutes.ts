import { z } from 'zod';
import { aquariumApi } from '#contract/endpoints/aquarium.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { routeOf } from '#server/plugins/app/serve.ts';
import { sessionOf } from '#server/plugins/app/signedIn.ts';

const EVENTS = 'text/event-stream';

/** Lines of events as text (contract: aquariumEvent, aquariumBye). */
const response = { 200: { content: { [EVENTS]: { schema: z.unknown().describe('a stream') } } } };

/** What is sent to open windows. */
export async function liveRoutes(app: App): Promise<void> {
  app.route({
    ...routeOf(aquariumApi.follow),
    exposeHeadRoute: false,
    schema: { response },
    config: { longLived: true },
    handler: async (request, reply) => {
      if (!request.headers.accept?.includes(EVENTS)) throw new AppError('BAD_REQUEST');
      const stream = app.aquariumStreams.open(sessionOf(request));
      request.raw.once('close', () => stream.destroy());
      // A proxy in front must pass each event on at once.
      return reply.type(`${EVENTS}; charset=utf-8`).header('x-accel-buffering', 'no').send(stream);
    },
  });
}
