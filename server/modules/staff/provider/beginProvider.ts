import { z } from 'zod';
import type { providerBeginBody, providerBegun, StaffProviderList } from '#contract/staffProvider.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { StaffProvider } from '#server/gateways/staff-provider/StaffProvider.ts';
import { createLoginToken, hashLoginToken } from '#server/modules/auth/public.ts';
import { staffChallenges } from '../repositories/staffChallenges.ts';
import { type NoteTrouble, providerFailure } from './providerFailure.ts';

const begunSignIn = z.object({
  provider: z.string(),
  site: z.string(),
  /** Of the key that stays in the tab. */
  tabHash: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

/** Where the provider sends the browser back to. One for each, so that no provider can pass for another. */
export const redirectUriOf = (origin: string, id: string) => `${origin}/teacher/oidc/${id}`;

/** The providers of a site. */
export function listProviders(context: SiteContext, providers: readonly StaffProvider[]): StaffProviderList {
  const here = providers.filter(({ settings }) => isFor(settings.sites, context));
  return { providers: here.map(({ settings: { id, name } }) => ({ id, name })) };
}

/** @throws AppError NOT_FOUND for a provider that is not one of the site */
export function findProvider(context: SiteContext, providers: readonly StaffProvider[], id: string): StaffProvider {
  const provider = providers.find(({ settings }) => settings.id === id && isFor(settings.sites, context));
  if (provider === undefined) throw new AppError('NOT_FOUND');
  return provider;
}

const isFor = (sites: readonly string[], { site }: SiteContext) => sites.includes(site);

/**
 * Begins a sign-in by a provider. What it is bound to is stored on the server, under the hash of the state, for ten
 * minutes and for one answer; the key of the tab is stored by the tab alone.
 *
 * @throws AppError NOT_FOUND, STAFF_PROVIDER_UNAVAILABLE
 */
export async function beginProvider(
  context: SiteContext,
  { providers, origin, note }: ProviderSetting,
  { provider: id }: z.infer<typeof providerBeginBody>,
): Promise<z.infer<typeof providerBegun>> {
  const { db, now, secrets, site } = context;
  const provider = findProvider(context, providers, id);
  const [state, tab] = [createLoginToken(), createLoginToken()];
  const checks = { nonce: createLoginToken().token, verifier: createLoginToken().token };
  const answer = await provider.addressOf(redirectUriOf(origin, id), { ...checks, state: state.token });
  if (!answer.ok) throw providerFailure(id, answer, note);
  await staffChallenges.deleteExpired(db, now);
  await staffChallenges.add(db, {
    challengeHash: state.tokenHash,
    staffNo: null,
    purpose: 'PROVIDER',
    detail: secrets.seal(JSON.stringify({ provider: id, site, tabHash: tab.tokenHash, ...checks })),
    expiresAt: now + staffTuning.challengeLifetime,
  });
  return { address: answer.address, tabKey: tab.token };
}

/** What the sign-in by providers works with besides the request. */
export interface ProviderSetting {
  providers: readonly StaffProvider[];
  /** Of the site. */
  origin: string;
  note: NoteTrouble;
}

/** The checks of a sign-in that began in this tab, used up. @throws AppError STAFF_PROVIDER_GONE */
export async function takeBegun(
  { db, now, secrets, site }: SiteContext,
  given: { provider: string; tabKey: string; answer: string },
) {
  const state = new URLSearchParams(given.answer).get('state') ?? '';
  const open = await staffChallenges.take(db, hashLoginToken(state), 'PROVIDER', now);
  if (open === undefined) throw new AppError('STAFF_PROVIDER_GONE');
  const begun = begunSignIn.parse(JSON.parse(secrets.open(open.detail)));
  const same = begun.provider === given.provider && begun.site === site;
  if (!same || begun.tabHash !== hashLoginToken(given.tabKey)) throw new AppError('STAFF_PROVIDER_GONE');
  return { state, nonce: begun.nonce, verifier: begun.verifier };
}
