import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MINUTE } from '#domain/time/duration.ts';
import { sandboxPayment } from '#server/config/sandboxPayment.ts';
import { page } from '../page.ts';
import { browserScript } from './browserScript.ts';
import { type CardName, cardNamed, cards } from './cards.ts';
import type { PaymentStandIn } from './PaymentStandIn.ts';
import { tossErrors } from './tossErrors.ts';
import { closedPage, windowPage } from './windowPage.ts';

const common = {
  clientKey: z.literal(sandboxPayment.clientKey),
  customerKey: z.string().min(2).max(50),
  successUrl: z.url({ protocol: /^https?$/ }),
  failUrl: z.url({ protocol: /^https?$/ }),
  frame: z.literal('1').optional(),
};
const opened = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('PAYMENT'),
    ...common,
    orderId: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
    orderName: z.string().min(1).max(100),
    amount: z.coerce.number().int().positive(),
  }),
  z.object({ kind: z.literal('BILLING'), ...common }),
]);
export type OpenedWindow = z.infer<typeof opened>;

const cardNames = Object.keys(cards) as [CardName, ...CardName[]];
const answered = z.object({
  action: z.enum(['approve', 'decline', 'cancel', 'close', 'wrong-card', 'expire']),
  card: z.enum(cardNames).default('good'),
  /** Of the payment that the window is about. */
  paymentKey: z.string().optional(),
});

/** Shops show the window in a frame; only the page that reports its closing runs a script of its own. */
const WINDOW_RULES =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; script-src 'self'; base-uri 'none'";

/** The buyer's side: the script, the window, and the way back. */
export function windowRoutes(app: FastifyInstance, { company, clock }: PaymentStandIn): void {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('content-security-policy', WINDOW_RULES);
    next();
  });

  app.get('/window-closed.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send("parent.postMessage({ tossPayments: 'closed' }, '*');\n"),
  );

  app.get('/v2/standard', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(browserScript),
  );

  app.get('/window', async (request, reply) => {
    const parsed = opened.safeParse(request.query);
    reply.type('text/html; charset=utf-8');
    if (!parsed.success) return reply.code(400).send(wrongRequest());
    const { data } = parsed;
    const paymentKey =
      data.kind === 'PAYMENT' ? company.open({ ...data, totalAmount: data.amount }).paymentKey : undefined;
    return reply.send(windowPage(data, paymentKey));
  });

  app.post('/window', async (request, reply) => {
    const about = opened.safeParse(request.body);
    const answer = answered.safeParse(request.body);
    if (!about.success || !answer.success) {
      return reply.code(400).type('text/html; charset=utf-8').send(wrongRequest());
    }
    const { action } = answer.data;
    if (action === 'close') return reply.type('text/html; charset=utf-8').send(closedPage(about.data.frame === '1'));
    return reply.redirect(wayBack(about.data, answer.data), 303);
  });

  /** The exact queries with which the company leads back. */
  function wayBack(window: OpenedWindow, { action, card: name, paymentKey }: z.infer<typeof answered>): string {
    const orderId = window.kind === 'PAYMENT' ? window.orderId : undefined;
    const failed = (code: keyof typeof tossErrors, withOrder = true) =>
      leadTo(window.failUrl, {
        code,
        message: tossErrors[code][1],
        ...(withOrder && orderId !== undefined ? { orderId } : {}),
      });
    // The answer for a buyer who left by themselves has no order number either.
    if (action === 'cancel') return failed('PAY_PROCESS_CANCELED', false);
    if (action === 'decline') return failed('REJECT_CARD_COMPANY');
    if (action === 'wrong-card') return failed('INVALID_CARD_NUMBER');
    const card = cardNamed(name, clock.now());
    if (window.kind === 'BILLING') {
      const { customerKey, authKey } = company.register(window.customerKey, card);
      if (action === 'expire') company.backdate(authKey, 11 * MINUTE);
      return leadTo(window.successUrl, { customerKey, authKey });
    }
    const held = company.authenticate(paymentKey ?? '', card);
    if (held === undefined) return failed('NOT_FOUND_PAYMENT_SESSION');
    if (action === 'expire') company.backdate(held.paymentKey, 11 * MINUTE);
    return leadTo(window.successUrl, {
      paymentType: 'NORMAL',
      orderId: held.orderId,
      paymentKey: held.paymentKey,
      amount: String(held.totalAmount),
    });
  }
}

function leadTo(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

const wrongRequest = () =>
  page(
    '결제창을 열 수 없어요',
    '<p class="card">요청에 빠지거나 잘못된 값이 있어요. 앞 화면으로 돌아가 다시 해 주세요.</p>',
  );
