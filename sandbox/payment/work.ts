import type { FastifyRequest } from 'fastify';
import { type Reply, refusal } from './Company.ts';
import type { PaymentStandIn } from './PaymentStandIn.ts';
import type { ApiCall, Behaviour } from './Scenarios.ts';
import { type TossErrorCode, tossErrors } from './tossErrors.ts';

/** Codes that come of asking a card: the payment itself has failed then. */
const OF_A_CARD =
  /^(REJECT_|EXCEED_MAX_(DAILY_|PAYMENT_|AMOUNT)|INVALID_(CARD_|STOPPED_|REJECT_)|NOT_SUPPORTED_CARD|MAINTAINED_|PAY_PROCESS_)/;

interface Asked {
  call: ApiCall;
  orderId: string | null;
  request: FastifyRequest;
}

/**
 * Does what was asked, or what the scenario makes of it.
 *
 * @param keep remembers an answer for the idempotency key
 * @returns `BREAK` when the connection breaks without an answer
 */
export async function work(
  { company, scenarios, clock, webhooks, books }: PaymentStandIn,
  { call, orderId, request }: Asked,
  run: () => Reply,
  keep: ((status: number, text: string) => void) | undefined,
): Promise<Reply | 'BREAK'> {
  const test = request.headers['tosspayments-test-code']?.toString();
  if (test !== undefined)
    return Object.hasOwn(tossErrors, test) ? decline(test as TossErrorCode) : refusal('INVALID_TEST_CODE');
  const fault = scenarios.next(call, orderId);
  if (fault?.when === 'before') {
    if (fault.act === 'reset') return 'BREAK';
    if (fault.act === 'error') return refusal(fault.code ?? 'FAILED_INTERNAL_SYSTEM_PROCESSING');
    // One that waits for ever never begins, one that waits for a time begins then, even when nobody listens any more.
    if (fault.act === 'hold' && (await hold(fault.ms)) === 'GONE') return 'BREAK';
  }
  const result = fault?.act === 'decline' ? decline(fault.code ?? 'REJECT_CARD_COMPANY') : books.inOne(run);
  const spoiled = fault === null ? result : spoil(result, fault);
  const kept = fault?.remembered ? spoiled : result;
  keep?.(kept.status, textOf(kept.body));
  if (fault?.act === 'webhook-first') await webhooks.settle();
  // By itself a webhook leaves as soon as the answer has.
  setImmediate(() => void webhooks.send());
  if (fault?.act === 'reset' && fault.when === 'after') return 'BREAK';
  if (fault?.act === 'hold' && fault.when === 'after' && (await hold(fault.ms)) === 'GONE') return 'BREAK';
  return spoiled;

  function decline(code: TossErrorCode): Reply {
    if ((call !== 'confirm' && call !== 'charge') || !OF_A_CARD.test(code)) return refusal(code);
    company.refuseNext = code;
    const refused = books.inOne(run);
    company.refuseNext = null;
    return refused;
  }

  /** Waits on the company's clock; without a time until whoever asked has gone. */
  function hold(ms: number | undefined): Promise<'GO' | 'GONE'> {
    return new Promise((resolve) => {
      if (ms !== undefined) clock.after(ms, () => resolve('GO'));
      else request.raw.socket.once('close', () => resolve('GONE'));
    });
  }
}

const textOf = (body: unknown) => (typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body));

/** What becomes of an answer on its way. */
function spoil(reply: Reply, { act, code, change, when }: Behaviour): Reply {
  const { status, body } = reply;
  switch (act) {
    case 'error':
      return when === 'after' ? refusal(code ?? 'FAILED_INTERNAL_SYSTEM_PROCESSING') : reply;
    case 'half':
      return { status, body: textOf(body).slice(0, Math.ceil(textOf(body).length / 2)) };
    case 'html':
      return { status, body: '<!doctype html><title>502 Bad Gateway</title>' };
    case 'empty':
      return { status, body: undefined };
    case 'extra':
      return { status, body: { ...(body as object), madeTomorrow: { by: ['somebody'] }, loyalty: 7 } };
    case 'odd-status':
      return { status, body: { ...(body as object), status: 'SETTLED_ABROAD' } };
    case 'change':
      return { status, body: { ...(body as object), ...change } };
    default:
      return reply;
  }
}
