import type { AccountInfo } from '#contract/account.ts';
import type { SiteName } from '#contract/site.ts';
import { DAY } from '#domain/time/duration.ts';
import { isRecord } from '../persisted/isRecord.ts';
import type { LoginStorage } from './createLoginStorage.ts';

export const SESSION_KEY = 'chaekbada.session';

/** 24 hours (spec section 9). */
export const TOKEN_LIFETIME_MS = DAY;

export interface StoredSession {
  version: 1;
  site: SiteName;
  token: string;
  /** Milliseconds of this device's clock: counted from when the token arrived, so a wrong clock does no harm. */
  expiresAt: number;
  account: AccountInfo | null;
}

/** What is kept of the login; null when there is none, it is broken, from another site, or expired. */
export function readStoredSession(storage: LoginStorage, site: string, now: number): StoredSession | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    return isStoredSession(kept) && kept.site === site && kept.expiresAt > now ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps or forgets the login. Storage may be full or forbidden: then it lives as long as the page. */
export function writeStoredSession(storage: LoginStorage, session: StoredSession | null): void {
  try {
    if (session) storage.setItem(SESSION_KEY, JSON.stringify(session));
    else storage.removeItem(SESSION_KEY);
  } catch {
    // Nothing is lost but the comfort of staying logged in.
  }
}

/** Written by hand: a schema library would be the fourth largest part of the first visit. */
function isStoredSession(value: unknown): value is StoredSession {
  return (
    isRecord(value) &&
    value.version === 1 &&
    typeof value.site === 'string' &&
    typeof value.token === 'string' &&
    value.token !== '' &&
    Number.isFinite(value.expiresAt) &&
    (value.account === null || isAccount(value.account))
  );
}

function isAccount(value: unknown): value is AccountInfo {
  return (
    isRecord(value) &&
    Number.isInteger(value.accountNo) &&
    typeof value.accountId === 'string' &&
    typeof value.name === 'string'
  );
}
