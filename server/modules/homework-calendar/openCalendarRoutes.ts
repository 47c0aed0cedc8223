import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import { homeworkCalendarSchemas } from '#contract/schemas/homeworkCalendar.ts';
import { homeworkTuning } from '#domain/homework/tuning.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { answerReads } from '#server/plugins/app/answerReads.ts';
import { publicSiteContext } from '#server/plugins/app/publicSiteContext.ts';
import { routeOf } from '#server/plugins/app/serve.ts';
import { limitRequests, tooManyRequests } from '#server/plugins/infra/limitRequests.ts';
import { isUnchanged } from './isUnchanged.ts';
import { readCalendar } from './readCalendar.ts';

/** A calendar looks now and then; somebody who subscribes on several devices looks a little more often. */
const READS_PER_KEY = 60;
/** A service that reads many calendars has one address; a key has 256 bits, so this is about load, not about luck. */
const MISSES_PER_ADDRESS = 100;

/** The homework of a class for calendars. Open: the key in the address is the right to look. */
export async function openCalendarRoutes(app: App): Promise<void> {
  const { origins } = app.services.env;
  const { params, data } = homeworkCalendarSchemas.read;
  app.addHook('onRequest', (_request, reply, next) => {
    // The address is a secret: it must not be found or passed on. What is refused is not stored.
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    next();
  });
  await limitRequests(app, {
    name: 'homework-calendars',
    max: READS_PER_KEY,
    timeWindow: MINUTE,
    caller: (request) => (request.params as { key: string }).key,
  });
  const countMiss = app.createRateLimit({
    max: MISSES_PER_ADDRESS,
    timeWindow: MINUTE,
    keyGenerator: (request) => networkOf(request.ip),
  });

  app.route({
    ...routeOf(homeworkCalendarApi.read),
    schema: {
      params,
      response: {
        200: { content: { 'text/calendar': { schema: data } } },
        304: { content: { 'text/calendar': { schema: data } } },
      },
    },
    handler: async (request, reply) => {
      const context = publicSiteContext(request);
      const calendar = await answerReads(context, (reading) =>
        readCalendar(reading, request.params.key, origins[context.site]),
      );
      if (calendar === null) {
        const misses = await countMiss(request);
        if (!misses.isAllowed && misses.isExceeded) throw tooManyRequests(misses.ttl);
        throw new AppError('NOT_FOUND');
      }
      const { ics, etag, changedAt } = calendar;
      reply.headers({
        etag,
        'last-modified': new Date(changedAt).toUTCString(),
        'cache-control': `private, max-age=${homeworkTuning.calendarRefreshSeconds / 2}`,
      });
      if (isUnchanged(request.headers, calendar)) return reply.code(304).send('');
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({ 'content-disposition': 'inline; filename="homework.ics"', 'x-content-type-options': 'nosniff' })
        .send(ics);
    },
  });
}
