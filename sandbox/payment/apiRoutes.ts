import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sandboxPayment } from '#server/config/sandboxPayment.ts';
import { type Reply, refusal } from './Company.ts';
import type { PaymentStandIn } from './PaymentStandIn.ts';
import { Repeats } from './Repeats.ts';
import type { ApiCall } from './Scenarios.ts';
import { work } from './work.ts';

const orderId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/);
const won = z.number().int().positive();
const bodies = {
  confirm: z.object({ paymentKey: z.string().max(200), orderId, amount: won }),
  issue: z.object({ authKey: z.string().max(300), customerKey: z.string().min(2).max(300) }),
  charge: z.object({ customerKey: z.string().min(2).max(300), amount: won, orderId, orderName: z.string().max(100) }),
  cancel: z.object({
    cancelReason: z.string().min(1).max(200),
    cancelAmount: won.optional(),
    refundableAmount: z.number().int().nonnegative().optional(),
  }),
};
const period = z.object({
  startDate: z.iso.datetime({ local: true }),
  endDate: z.iso.datetime({ local: true }),
  startingAfter: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5000).default(100),
});

const AUTHORIZATION = `Basic ${Buffer.from(`${sandboxPayment.secretKey}:`).toString('base64')}`;
const KEY_LENGTH = 300;

/** The core API of Toss Payments, with everything that may go wrong on the way. */
export function apiRoutes(app: FastifyInstance, standIn: PaymentStandIn): void {
  const { company } = standIn;
  const repeats = new Repeats(standIn.books, standIn.clock);

  const answer = (
    call: ApiCall,
    run: (request: FastifyRequest) => Reply,
    orderIdOf: (request: FastifyRequest) => string | null = () => null,
  ) => {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { method, url, headers } = request;
      const idemKey = method === 'POST' ? (headers['idempotency-key']?.toString() ?? null) : null;
      const about = orderIdOf(request);
      const log = standIn.books.logRequest({
        at: standIn.clock.now(),
        ...{ method, path: url, call, orderId: about, idemKey },
        body: JSON.stringify(request.body ?? null),
        ...{ status: null, answer: null },
      });
      const send = ({ status, body }: Reply) => {
        const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
        standIn.books.answerRequest({ ...log, status, answer: text });
        return reply.code(status).type('application/json; charset=utf-8').send(text);
      };
      if (headers.authorization !== AUTHORIZATION) return send(refusal('UNAUTHORIZED_KEY'));
      if (idemKey !== null && idemKey.length > KEY_LENGTH) return send(refusal('INVALID_IDEMPOTENCY_KEY'));
      const repeat = idemKey === null ? null : repeats.begin(`${method} ${url.split('?')[0]} ${idemKey}`);
      if (repeat?.kind === 'RUNNING') return send(refusal('IDEMPOTENT_REQUEST_PROCESSING'));
      if (repeat?.kind === 'DONE') return send({ status: repeat.status, body: repeat.text });
      try {
        const result = await work(standIn, { call, orderId: about, request }, () => run(request), repeat?.keep);
        if (result !== 'BREAK') return send(result);
        reply.hijack();
        request.raw.socket.destroy();
        return reply;
      } finally {
        repeat?.end();
      }
    };
  };

  const inBody = (request: FastifyRequest) => {
    const given = (request.body ?? {}) as { orderId?: unknown };
    return typeof given.orderId === 'string' ? given.orderId : null;
  };
  const param = (request: FastifyRequest, name: string) => (request.params as Record<string, string>)[name] ?? '';

  app.post(
    '/v1/payments/confirm',
    answer(
      'confirm',
      read(bodies.confirm, (body) => company.confirm(body)),
      inBody,
    ),
  );
  app.post(
    '/v1/billing/authorizations/issue',
    answer(
      'issue',
      read(bodies.issue, (body) => company.issue(body)),
    ),
  );
  app.post(
    '/v1/billing/:billingKey',
    answer(
      'charge',
      read(bodies.charge, (body, request) => company.charge(param(request, 'billingKey'), body)),
      inBody,
    ),
  );
  app.post(
    '/v1/payments/:paymentKey/cancel',
    answer(
      'cancel',
      read(bodies.cancel, (body, request) => company.cancel(param(request, 'paymentKey'), dropUndefined(body))),
      (request) => company.find(param(request, 'paymentKey'))?.orderId ?? null,
    ),
  );
  app.get(
    '/v1/payments/orders/:orderId',
    answer(
      'find',
      (request) => {
        company.expire();
        const record = company.findByOrder(param(request, 'orderId'));
        return record === undefined ? refusal('NOT_FOUND_PAYMENT') : company.describe(record);
      },
      (request) => param(request, 'orderId'),
    ),
  );
  app.get(
    '/v1/payments/:paymentKey',
    answer(
      'find',
      (request) => {
        company.expire();
        const record = company.find(param(request, 'paymentKey'));
        return record === undefined ? refusal('NOT_FOUND_PAYMENT') : company.describe(record);
      },
      (request) => company.find(param(request, 'paymentKey'))?.orderId ?? null,
    ),
  );
  app.delete(
    '/v1/billing/:billingKey',
    answer('delete', (request) =>
      company.removeBilling(param(request, 'billingKey'))
        ? { status: 200, body: undefined }
        : refusal('NOT_FOUND_BILLING'),
    ),
  );
  app.get(
    '/v1/transactions',
    answer('transactions', (request) => {
      const parsed = period.safeParse(request.query);
      if (!parsed.success) return refusal('INVALID_REQUEST');
      const { startDate, endDate, startingAfter, limit } = parsed.data;
      return company.transactions(
        Date.parse(`${startDate}+09:00`),
        Date.parse(`${endDate}+09:00`),
        startingAfter,
        limit,
      );
    }),
  );
}

function read<T>(schema: z.ZodType<T>, run: (body: T, request: FastifyRequest) => Reply) {
  return (request: FastifyRequest): Reply => {
    const parsed = schema.safeParse(request.body);
    if (parsed.success) return run(parsed.data, request);
    const aboutOrder = parsed.error.issues.some(({ path }) => path[0] === 'orderId');
    return refusal(aboutOrder ? 'INVALID_ORDER_ID' : 'INVALID_REQUEST');
  };
}

type Cancel = z.infer<typeof bodies.cancel>;

function dropUndefined({ cancelReason, cancelAmount, refundableAmount }: Cancel) {
  return {
    cancelReason,
    ...(cancelAmount === undefined ? {} : { cancelAmount }),
    ...(refundableAmount === undefined ? {} : { refundableAmount }),
  };
}
