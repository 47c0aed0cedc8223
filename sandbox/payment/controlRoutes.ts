import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DAY } from '#domain/time/duration.ts';
import { controlPage } from './controlPage.ts';
import { dumpStandIn } from './dumpStandIn.ts';
import type { PaymentStandIn } from './PaymentStandIn.ts';
import { presets } from './presets.ts';
import { behaviour } from './Scenarios.ts';

const scenario = z.strictObject({
  /** In place of all that was set. */
  behaviours: z.array(behaviour).optional(),
  add: behaviour.optional(),
});
const clockMove = z.strictObject({
  advanceMs: z.number().int().min(0).default(0),
  skewMs: z.number().int().optional(),
  /** Whether the answer waits until every webhook that came due has been sent. */
  settle: z.boolean().default(true),
});
const webhook = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).nullish(),
  held: z.boolean().optional(),
  send: z
    .strictObject({
      event: z.looseObject({}).optional(),
      raw: z.string().optional(),
      headers: z.record(z.string(), z.string()).default({}),
      copies: z.number().int().min(1).max(1000).default(1),
    })
    .optional(),
  replay: z.string().optional(),
  latestFirst: z.boolean().default(false),
});

const pressed = z.object({
  preset: z.enum(Object.keys(presets) as [keyof typeof presets, ...(keyof typeof presets)[]]),
});
const moved = z.object({ days: z.coerce.number().min(0).max(400) });

/** The handles of the stand-in: JSON for tests, and a page in Korean for operators. */
export function controlRoutes(app: FastifyInstance, standIn: PaymentStandIn): void {
  const { scenarios, clock, webhooks } = standIn;

  app.post('/__emu/scenario', async (request) => {
    const { behaviours, add } = scenario.parse(request.body);
    if (behaviours !== undefined) scenarios.set(behaviours);
    if (add !== undefined) scenarios.add(add);
    return { behaviours: scenarios.list() };
  });

  app.post('/__emu/clock', async (request) => {
    const { advanceMs, skewMs, settle } = clockMove.parse(request.body);
    if (skewMs !== undefined) clock.skew = skewMs;
    standIn.advance(advanceMs);
    if (settle) await webhooks.settle();
    return { now: clock.now(), skewMs: clock.skew };
  });

  app.post('/__emu/webhook', async (request) => {
    const { url, held, send, replay, latestFirst } = webhook.parse(request.body);
    if (url !== undefined) webhooks.url = url;
    if (held !== undefined) webhooks.held = held;
    for (let copy = 0; copy < (send?.copies ?? 0); copy += 1) {
      if (send?.raw !== undefined) webhooks.addRaw(send.raw, send.headers);
      else webhooks.add(send?.event ?? {}, send?.headers);
    }
    if (replay !== undefined) webhooks.replay(replay);
    if (latestFirst) await webhooks.send(true);
    await webhooks.settle();
    return { webhooks: webhooks.list() };
  });

  app.post('/__emu/dump', async () => dumpStandIn(standIn));

  app.post('/__emu/reset', async () => {
    standIn.reset();
    return { done: true };
  });

  let chosen: keyof typeof presets = 'fine';
  const show = (notice?: string) => controlPage({ dump: dumpStandIn(standIn), webhooks, chosen, notice });
  const html = 'text/html; charset=utf-8';
  app.get('/', async (_request, reply) => reply.type(html).send(show()));

  app.post('/scenario', async (request, reply) => {
    const parsed = pressed.safeParse(request.body);
    if (!parsed.success) return reply.code(400).type(html).send(show('상황을 하나 골라 주세요.'));
    chosen = parsed.data.preset;
    const { label, behaviours } = presets[chosen];
    scenarios.set(behaviours);
    return reply.type(html).send(show(`정했어요: ${label}`));
  });

  app.post('/clock', async (request, reply) => {
    const parsed = moved.safeParse(request.body);
    if (!parsed.success) return reply.code(400).type(html).send(show('0부터 400까지의 날수를 적어 주세요.'));
    standIn.advance(Math.round(parsed.data.days * DAY));
    await webhooks.settle();
    return reply
      .type(html)
      .send(show(`결제 회사의 시계를 ${parsed.data.days}일 뒤로 옮겼어요. 책바다의 시계는 그대로예요.`));
  });

  app.post('/webhooks', async (request, reply) => {
    const { action, id } = z.object({ action: z.string(), id: z.string().default('') }).parse(request.body);
    if (action === 'hold' || action === 'release') webhooks.held = action === 'hold';
    if (action === 'replay') webhooks.replay(id);
    await webhooks.settle();
    const notice = {
      hold: '웹훅을 붙잡아 두어요.',
      release: '붙잡아 둔 웹훅을 보냈어요.',
      replay: '웹훅을 다시 보냈어요.',
    }[action];
    return reply.type(html).send(show(notice));
  });
}
