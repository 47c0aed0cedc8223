import { SEOUL_OFFSET } from '#domain/time/seoulParts.ts';
import type { TossClient } from './createTossClient.ts';
import type { PaymentTransaction } from './Payment.ts';
import type { Misconfigured, Unknown } from './PaymentGateway.ts';
import { tossAnswers } from './tossAnswers.ts';

/** Asked for per page; the company may give fewer, so only an empty page is the last one. */
const PAGE = 1000;
const PAGES = 1000;

/** Every movement of money between two times, page by page. @param from @param to milliseconds UTC, both included */
export async function listTossTransactions(
  client: TossClient,
  from: number,
  to: number,
): Promise<{ kind: 'FOUND'; transactions: PaymentTransaction[] } | Unknown | Misconfigured> {
  const found = new Map<string, PaymentTransaction>();
  const span = { startDate: seoulTime(from), endDate: seoulTime(to), limit: String(PAGE) };
  let startingAfter: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const query = startingAfter === undefined ? span : { ...span, startingAfter };
    const reply = await client.call({ method: 'GET', path: '/v1/transactions', query });
    if (reply.kind === 'UNKNOWN') return reply;
    if (reply.kind === 'REFUSAL') return { kind: 'MISCONFIGURED', code: reply.code };
    const parsed = tossAnswers.transactions.safeParse(reply.body);
    if (!parsed.success) return { kind: 'UNKNOWN', reason: 'UNREADABLE', sent: true };
    const fresh = parsed.data.filter(({ transactionKey }) => !found.has(transactionKey));
    for (const transaction of fresh) found.set(transaction.transactionKey, transaction);
    startingAfter = parsed.data.at(-1)?.transactionKey;
    if (fresh.length === 0) break;
  }
  const transactions = [...found.values()].sort((a, b) => a.transactionAt - b.transactionAt);
  return { kind: 'FOUND', transactions };
}

/** `yyyy-MM-dd'T'HH:mm:ss` of Seoul, which is what the company takes. */
function seoulTime(instant: number): string {
  return new Date(instant + SEOUL_OFFSET).toISOString().slice(0, 19);
}
