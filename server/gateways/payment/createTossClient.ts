import { ExponentialBackoff, fullJitterGenerator, handleWhenResult, retry } from 'cockatiel';
import { SECOND } from '#domain/time/duration.ts';
import { createBreaker } from '../createBreaker.ts';
import { requestHeaders } from '../requestHeaders.ts';
import type { Unknown } from './PaymentGateway.ts';
import { readTossReply, type TossReply } from './readTossReply.ts';

/** Runs something later. @returns what takes it back */
export type Later = (milliseconds: number, run: () => void) => () => void;

/** Milliseconds and counts; tests hand in their own clock. */
export interface TossPatience {
  /** A card company may need a full minute (reference, billing approval), and the answer still has to travel. */
  moneyMs: number;
  readMs: number;
  /** Longest pause before the first repetition; the second may take twice as long. */
  pauseMs: number;
  /** Failed calls in a row after which nothing is asked for `restMs`. */
  failures: number;
  restMs: number;
  later: Later;
}

export const defaultPatience: TossPatience = {
  moneyMs: 65 * SECOND,
  readMs: 10 * SECOND,
  pauseMs: 300,
  failures: 5,
  restMs: 30 * SECOND,
  later(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export interface TossCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Begins with `/v1/`; whatever stands in it was checked against `paymentIds`. */
  path: string;
  query?: Record<string, string>;
  body?: object;
  idemKey?: string;
}

/** Calls made again with the same key: at most three times in all. */
const REPETITIONS = 2;

/**
 * Asks Toss Payments over HTTP, with our secret key. A call that failed quickly is made again with the same idempotency
 * key; one that ran out of time is not, because somebody waits. Never follows to another address. Never throws.
 */
export function createTossClient(
  settings: { apiUrl: string; secretKey: string },
  patience: TossPatience = defaultPatience,
) {
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`, 'utf8').toString('base64')}`;
  const breaker = createBreaker<TossReply>(isOutage, patience);
  const again = retry(handleWhenResult(mayRepeat), {
    maxAttempts: REPETITIONS,
    backoff: new ExponentialBackoff({
      initialDelay: patience.pauseMs,
      maxDelay: 4 * patience.pauseMs,
      generator: fullJitterGenerator,
    }),
  });

  async function send({ method, path, query, body, idemKey }: TossCall): Promise<TossReply> {
    const abort = new AbortController();
    const stop = patience.later(method === 'POST' ? patience.moneyMs : patience.readMs, () => abort.abort());
    try {
      const url = new URL(path, settings.apiUrl);
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
      const headers: Record<string, string> = { authorization, accept: 'application/json', ...requestHeaders() };
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (idemKey !== undefined) headers['idempotency-key'] = idemKey;
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: abort.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return readTossReply(response.status, await response.text());
    } catch (error) {
      if (abort.signal.aborted) return { kind: 'UNKNOWN', reason: 'TIMEOUT', sent: true };
      return { kind: 'UNKNOWN', reason: 'CONNECTION', sent: !neverLeft(error) };
    } finally {
      stop();
    }
  }

  return {
    get paused(): boolean {
      return breaker.paused;
    },
    async call(call: TossCall): Promise<TossReply> {
      let sent = false;
      const sendOnce = async (): Promise<TossReply> => {
        const one = await send(call);
        sent ||= one.kind !== 'UNKNOWN' || one.sent;
        return one;
      };
      const reply = await breaker.run(() => again.execute(sendOnce), null);
      if (reply === null) return { kind: 'UNKNOWN', reason: 'PAUSED', sent };
      // What the last try reports of itself does not hold for those before it.
      return reply.kind === 'UNKNOWN' ? { ...reply, sent } : reply;
    },
  };
}

export type TossClient = ReturnType<typeof createTossClient>;

/** `BUSY` is an answer about one call, not about the company. */
function isOutage(reply: TossReply): boolean {
  return reply.kind === 'UNKNOWN' && reply.reason !== 'BUSY';
}

function mayRepeat(reply: unknown): boolean {
  const { kind, reason } = reply as Partial<Unknown>;
  return kind === 'UNKNOWN' && reason !== 'TIMEOUT';
}

const NEVER_LEFT = /^(ECONNREFUSED|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_(TLS|SSL)_)/;
const BAD_CERTIFICATE = /CERT|SIGNATURE|ISSUER|WRONG_VERSION_NUMBER/;

/** Whether an error of `fetch` shows that no connection came about, so that the request cannot have arrived. */
function neverLeft(error: unknown): boolean {
  const { code } = ((error as { cause?: unknown }).cause ?? {}) as { code?: string };
  return code !== undefined && (NEVER_LEFT.test(code) || BAD_CERTIFICATE.test(code));
}
