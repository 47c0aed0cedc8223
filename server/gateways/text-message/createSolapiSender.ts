import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type BreakerTuning, createBreaker } from '../createBreaker.ts';
import { requestHeaders } from '../requestHeaders.ts';
import type { TextMessage, TextMessageSender, TextOutcome } from './TextMessageSender.ts';

export interface SolapiSettings {
  apiUrl: string;
  apiKey: string;
  apiSecret: string;
  /** The sender's number, registered with the company; digits only. */
  from: string;
}

const PATIENCE_MS = 10_000;
/** Accepted for sending; every other code is a refusal. */
const ACCEPTED = '2000';

const answer = z.object({ statusCode: z.string() });
const refusal = z.object({ errorCode: z.string() });

/** @returns the header that Solapi knows its caller by (developers.solapi.com, "API Key 인증 방식") */
function solapiAuthorization({ apiKey, apiSecret }: SolapiSettings, date: string, salt: string): string {
  const signature = createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`;
}

/**
 * Sends text messages by Solapi v4.
 *
 * @param tuning when the company is left alone; only tests need another
 */
export function createSolapiSender(settings: SolapiSettings, tuning: Partial<BreakerTuning> = {}): TextMessageSender {
  const breaker = createBreaker<TextOutcome>((given) => !given.ok && given.kind === 'unreachable', tuning);
  const unreachable = (reason: string): TextOutcome => ({ ok: false, kind: 'unreachable', reason });
  return {
    get paused() {
      return breaker.paused;
    },
    send: (message) =>
      breaker.run(() => send(settings, message).catch(() => unreachable('NETWORK')), unreachable('PAUSED')),
  };
}

async function send(settings: SolapiSettings, { to, text }: TextMessage): Promise<TextOutcome> {
  const authorization = solapiAuthorization(settings, new Date().toISOString(), randomBytes(16).toString('hex'));
  const response = await fetch(new URL('/messages/v4/send', settings.apiUrl), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', accept: 'application/json', ...requestHeaders() },
    body: JSON.stringify({ message: { to, from: settings.from, text } }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // Our key or balance, or too many at once, is no fault of this number.
  const ours = response.status === 401 || response.status === 402 || response.status === 429 || response.status >= 500;
  if (ours) return { ok: false, kind: 'unreachable', reason: String(response.status) };
  const body: unknown = await response.json();
  if (!response.ok) {
    const parsed = refusal.safeParse(body);
    return { ok: false, kind: 'refused', reason: parsed.success ? parsed.data.errorCode : String(response.status) };
  }
  const parsed = answer.safeParse(body);
  if (!parsed.success) return { ok: false, kind: 'unreachable', reason: 'ANSWER' };
  if (parsed.data.statusCode === ACCEPTED) return { ok: true };
  return { ok: false, kind: 'refused', reason: parsed.data.statusCode };
}
