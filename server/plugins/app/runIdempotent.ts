import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keyQuota } from '#domain/limit/keyQuota.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, seoulDayStart } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Trx } from '../../db/Db.ts';
import { runExclusivePerAccount } from '../../db/runExclusivePerAccount.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { idempotencyKeys, type KeptAnswer } from '../../repositories/idempotencyKeys.ts';
import { shedOrderOf } from '../infra/shedOrderOf.ts';
import { sessionOf, signedIn } from './signedIn.ts';

const ENOUGH_TODAY =
  '오늘은 할 수 있는 만큼 다 했어요. 지금까지 한 것은 모두 저장되어 있으니 내일 이어서 해 주세요. 풀던 미션은 지금도 낼 수 있어요.';

/** An answer that can be built again from what it was about. */
export interface Rebuilt<T> {
  referTo: (answer: T) => number;
  /** @param context with the open transaction */
  build: (context: SignedInContext, reference: number) => Promise<T>;
}

/** An answer of which a part is not kept: what is the same for everybody, or follows from the rest. */
export interface Shortened<T> {
  shorten: (answer: T) => object;
  /** @param kept what `shorten` returned, read from JSON; answers kept by an older version may be whole */
  complete: (context: SignedInContext, kept: never) => T;
}

/** How an answer is kept other than whole. */
export type KeptForm<T> = Rebuilt<T> | Shortened<T>;

/** A random id made by the client, once per intention. */
const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Runs `work` at most once per `Idempotency-Key` of this account. The key is stored in the transaction of the effect:
 * the same request again is answered as the first time, another request under the same key is refused. A failure
 * stores nothing, so that the key can be tried again.
 *
 * @param work gets a context whose `db` is the open transaction; it may run again on PostgreSQL
 * @param form how the answer is kept; left out, as it is
 * @throws AppError TOO_MANY_REQUESTS until tomorrow for an account that has used up the keys of a day; what somebody has
 *   already done (`shedOrderOf`) is taken all the same
 */
export async function runIdempotent<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (context: SignedInContext) => Promise<T>,
  form?: KeptForm<T>,
): Promise<T> {
  const context = signedIn(request);
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('IDEMPOTENCY_KEY_REQUIRED');
  const requestHash = hashRequest(request);
  const once = async (trx: Trx) => {
    const owner = { accountNo: context.accountNo, key };
    const stored = await idempotencyKeys.claim(trx, { ...owner, requestHash, now: context.now });
    if (stored !== null) {
      if (stored.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      return { data: await replay(stored.answer, { ...context, db: trx }, form), replayed: true };
    }
    await countKey(request, trx, context);
    const fresh = await work({ ...context, db: trx });
    await idempotencyKeys.saveAnswer(trx, owner, keep(fresh, form));
    return { data: fresh, replayed: false };
  };
  const { db, accountNo } = context;
  const { data, replayed } = await runExclusivePerAccount(db, accountNo, () => withTransaction(db, once));
  if (replayed) reply.header('idempotency-replayed', 'true');
  return data;
}

function keep<T>(answer: T, form: KeptForm<T> | undefined): KeptAnswer {
  if (form && 'referTo' in form) return { reference: form.referTo(answer) };
  return { response: JSON.stringify(form ? form.shorten(answer) : answer) };
}

async function replay<T>(answer: KeptAnswer, context: SignedInContext, form: KeptForm<T> | undefined): Promise<T> {
  if ('response' in answer) {
    const kept = JSON.parse(answer.response);
    return form && 'complete' in form ? form.complete(context, kept as never) : (kept as T);
  }
  if (form && 'build' in form) return form.build(context, answer.reference);
  throw new Error('a reference was kept for an answer that cannot be built again');
}

/** In the transaction of the key, so that only those count that are kept. */
async function countKey(request: FastifyRequest, trx: Trx, { accountNo, now }: SignedInContext): Promise<void> {
  const kept = await idempotencyKeys.count(trx, accountNo, seoulDay(now));
  const most = sessionOf(request).demo ? keyQuota.perDemoDay : keyQuota.perDay;
  if (kept <= most || shedOrderOf(request.method, request.routeOptions.url) === 'last') return;
  const retryAfterSeconds = Math.ceil((seoulDayStart(now) + DAY - now) / 1000);
  throw new AppError('TOO_MANY_REQUESTS', { message: ENOUGH_TODAY, retryAfterSeconds });
}

function hashRequest(request: FastifyRequest): string {
  const parts = [request.method, request.routeOptions.url, sorted(request.params), sorted(request.body)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The same value with object keys in one order, so that equal bodies hash alike. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [two]) => (one < two ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
