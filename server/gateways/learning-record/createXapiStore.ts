import { z } from 'zod';
import type { RecordSettings } from '../../config/RecordSettings.ts';
import { type BreakerTuning, createBreaker } from '../createBreaker.ts';
import { requestHeaders } from '../requestHeaders.ts';
import type { LearningRecordStore, SendOutcome } from './LearningRecordStore.ts';

const PATIENCE_MS = 20_000;
const ids = z.array(z.string());

/** Answers about what was sent; every other one is about the place or about us. */
const ABOUT_STATEMENTS = new Map([
  [400, 'refused'],
  [409, 'conflict'],
  [413, 'too-large'],
  [422, 'refused'],
] as const) satisfies ReadonlyMap<number, 'refused' | 'conflict' | 'too-large'>;

/**
 * Sends statements to a Learning Record Store by xAPI (1.0.3, part three, section 2.1.2: POST of a list).
 *
 * @param tuning when the place is left alone; only tests need another
 */
export function createXapiStore(
  settings: NonNullable<RecordSettings>,
  tuning: Partial<BreakerTuning> = {},
): LearningRecordStore {
  const { endpoint, key, secret, version } = settings;
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`, 'utf8').toString('base64')}`;
  const breaker = createBreaker<SendOutcome>(isOutage, tuning);

  async function send(statements: readonly { id: string }[]): Promise<SendOutcome> {
    const response = await fetch(`${endpoint}/statements`, {
      method: 'POST',
      headers: {
        authorization,
        'content-type': 'application/json',
        accept: 'application/json',
        'x-experience-api-version': version,
        ...requestHeaders(),
      },
      body: JSON.stringify(statements),
      // Elsewhere somebody else would get the records.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await response.text();
    const outcome = judge(response.status);
    if (!outcome.ok || response.status === 204) return outcome;
    // A page of somebody in between answers 200 as well, and has stored nothing.
    return holdsAll(body, statements) ? outcome : { ok: false, kind: 'unreachable', reason: 'ANSWER' };
  }

  const unreachable = (reason: string): SendOutcome => ({ ok: false, kind: 'unreachable', reason });
  return {
    get paused() {
      return breaker.paused;
    },
    send: (statements) =>
      breaker.run(() => send(statements).catch(() => unreachable('NETWORK')), unreachable('PAUSED')),
  };
}

function judge(status: number): SendOutcome {
  if (status === 200 || status === 204) return { ok: true };
  const reason = String(status);
  const kind = ABOUT_STATEMENTS.get(status as 400 | 409 | 413 | 422);
  if (kind !== undefined) return { ok: false, kind, reason };
  if (status === 429 || status === 503) return { ok: false, kind: 'busy', reason };
  return { ok: false, kind: status >= 500 ? 'unreachable' : 'settings', reason };
}

const isOutage = (outcome: SendOutcome) =>
  !outcome.ok && (outcome.kind === 'busy' || outcome.kind === 'settings' || outcome.kind === 'unreachable');

function holdsAll(body: string, statements: readonly { id: string }[]): boolean {
  try {
    const stored = new Set(ids.parse(JSON.parse(body)).map((id) => id.toLowerCase()));
    return statements.every(({ id }) => stored.has(id));
  } catch {
    return false;
  }
}
