import { z } from 'zod';
import { type BreakerTuning, createBreaker } from '../createBreaker.ts';
import { requestHeaders } from '../requestHeaders.ts';
import type { IdentityAnswer, IdentityResult, IdentityVerifier } from './IdentityVerifier.ts';

export interface PortOneSettings {
  apiUrl: string;
  sdkUrl: string;
  apiSecret: string;
  storeId: string;
  channelKey: string;
  requireLive: boolean;
}

const PATIENCE_MS = 10_000;
/** Nothing else may become part of an address that carries our secret. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text ? text : null));

/** GET /identity-verifications/{id} of PortOne v2; fields beyond these may come and go. */
const answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('READY') }),
  z.object({
    status: z.literal('FAILED'),
    failure: z.object({ pgCode: optionalText, reason: optionalText }).nullish(),
  }),
  z.object({
    status: z.literal('VERIFIED'),
    id: z.string(),
    channel: z.object({ type: z.enum(['LIVE', 'TEST']) }),
    verifiedCustomer: z.object({
      name: z.string().min(1),
      birthDate: optionalText,
      phoneNumber: optionalText,
      ci: optionalText,
    }),
    verifiedAt: z.iso.datetime({ offset: true }),
    pgTxId: optionalText,
  }),
]);

/**
 * Verifies by PortOne v2 (developers.portone.io, REST API v2), asked by the server itself.
 *
 * @param tuning when the verifier is left alone; only tests need another
 */
export function createPortOneVerifier(
  settings: PortOneSettings,
  tuning: Partial<BreakerTuning> = {},
): IdentityVerifier {
  const { storeId, channelKey, sdkUrl, requireLive } = settings;
  const breaker = createBreaker<IdentityAnswer>((given) => !given.ok && given.kind === 'unavailable', tuning);
  return {
    provider: 'portone',
    browser: { storeId, channelKey, sdkUrl },
    requireLive,
    get paused() {
      return breaker.paused;
    },
    async fetch(identityVerificationId): Promise<IdentityAnswer> {
      if (!ID.test(identityVerificationId)) return { ok: false, kind: 'not-found' };
      const unavailable: IdentityAnswer = { ok: false, kind: 'unavailable' };
      return breaker.run(
        () => fetchVerification(settings, identityVerificationId).catch(() => unavailable),
        unavailable,
      );
    },
  };
}

async function fetchVerification({ apiUrl, apiSecret, storeId }: PortOneSettings, id: string): Promise<IdentityAnswer> {
  const url = new URL(`/identity-verifications/${encodeURIComponent(id)}`, apiUrl);
  url.searchParams.set('storeId', storeId);
  const response = await fetch(url, {
    headers: { authorization: `PortOne ${apiSecret}`, accept: 'application/json', ...requestHeaders() },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) {
    const error = z.object({ type: z.string() }).safeParse(await response.json());
    const known = error.success && error.data.type === 'IDENTITY_VERIFICATION_NOT_FOUND';
    return { ok: false, kind: known ? 'not-found' : 'unavailable' };
  }
  if (!response.ok) return { ok: false, kind: 'unavailable' };
  const parsed = answer.safeParse(await response.json());
  return parsed.success ? { ok: true, result: toResult(parsed.data) } : { ok: false, kind: 'unavailable' };
}

function toResult(given: z.infer<typeof answer>): IdentityResult {
  if (given.status === 'READY') return { status: 'READY' };
  if (given.status === 'FAILED') return { status: 'FAILED', reason: given.failure?.pgCode ?? 'UNKNOWN' };
  const { name, birthDate, phoneNumber, ci } = given.verifiedCustomer;
  return {
    status: 'VERIFIED',
    id: given.id,
    name,
    birthDate,
    phone: phoneNumber === null ? null : phoneNumber.replaceAll(/\D/g, ''),
    ci,
    channelType: given.channel.type,
    verifiedAt: Date.parse(given.verifiedAt),
    providerTxId: given.pgTxId,
  };
}
