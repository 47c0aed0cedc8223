import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Trx } from '../../db/Db.ts';
import { inTurn } from '../../db/inTurn.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { idempotencyKeys } from '../../repositories/idempotencyKeys.ts';
import type { SignedInContext } from '../../use-cases/Context.ts';
import { signedIn } from './signedIn.ts';

/** A random id made by the client, once per intention. */
const KEY = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Runs `work` at most once per `Idempotency-Key` of this account. The key is stored in the transaction of the effect:
 * the same request again is answered as the first time, another request under the same key is refused. A failure
 * stores nothing, so that the key can be tried again.
 *
 * @param work gets a context whose `db` is the open transaction; it may run again on PostgreSQL
 */
export async function runIdempotent<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (context: SignedInContext) => Promise<T>,
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
      return { data: JSON.parse(stored.response) as T, replayed: true };
    }
    const fresh = await work({ ...context, db: trx });
    await idempotencyKeys.saveResponse(trx, { ...owner, response: JSON.stringify(fresh) });
    return { data: fresh, replayed: false };
  };
  const { db, accountNo } = context;
  const { data, replayed } = await inTurn(db, accountNo, () => withTransaction(db, once));
  if (replayed) reply.header('idempotency-replayed', 'true');
  return data;
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
