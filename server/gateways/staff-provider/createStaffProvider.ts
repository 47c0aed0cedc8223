import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import type { ProviderClaims } from '#domain/staff/judgeProviderAddress.ts';
import type { StaffProviderSettings } from '../../config/StaffProviderSettings.ts';
import { type BreakerTuning, createBreaker } from '../createBreaker.ts';
import { boundedFetch, ProviderAway } from './boundedFetch.ts';
import type {
  ProviderAddressAnswer,
  ProviderChecks,
  ProviderPersonAnswer,
  ProviderTrouble,
  StaffProvider,
} from './StaffProvider.ts';

const SCOPE = 'openid email profile';
/** Milliseconds that a description of the provider is used for. The library forgets its keys after five minutes. */
const DESCRIPTION_KEPT = 60 * 60 * 1000;
/**
 * Seconds since somebody signed in at the provider. On a shared computer the provider may know a teacher for weeks: a press
 * of the button must not be all that brings the next person in.
 */
const FRESH_SECONDS = 120;
/** What a provider answers when somebody goes back, or is not signed in after all. */
const CANCELLED = ['access_denied', 'login_required', 'interaction_required', 'consent_required'];

type Answer = ProviderAddressAnswer | ProviderPersonAnswer;

/**
 * Signs in by OpenID Connect: authorization code with PKCE, state and nonce, checked by openid-client.
 *
 * @param tuning when the provider is left alone, and how long an answer is waited for; only tests need another
 */
export function createStaffProvider(
  settings: StaffProviderSettings,
  { ticks = () => performance.now(), patienceMs, ...tuning }: Partial<BreakerTuning & { patienceMs: number }> = {},
): StaffProvider {
  const breaker = createBreaker<Answer>((answer) => !answer.ok && answer.kind === 'unavailable', { ...tuning, ticks });
  const paused: ProviderTrouble = { ok: false, kind: 'unavailable', reason: 'PAUSED' };
  let known: { until: number; description: Promise<Configuration> } | null = null;

  function describe(): Promise<Configuration> {
    if (known === null || known.until <= ticks()) {
      const description = discover(settings, boundedFetch(patienceMs));
      const found = { until: ticks() + DESCRIPTION_KEPT, description };
      known = found;
      description.catch(() => {
        if (known === found) known = null;
      });
    }
    return known.description;
  }

  async function addressOf(redirectUri: string, checks: ProviderChecks): Promise<ProviderAddressAnswer> {
    const provider = await describe();
    const { secondFactor } = settings;
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      max_age: String(FRESH_SECONDS),
      ...(hasFragments(provider) ? { response_mode: 'fragment' } : {}),
      ...(secondFactor.kind === 'CLAIM' && secondFactor.claim === 'acr'
        ? { acr_values: secondFactor.values.join(' ') }
        : {}),
    });
    return { ok: true, address: address.href };
  }

  async function personOf(redirectUri: string, answer: string, checks: ProviderChecks): Promise<ProviderPersonAnswer> {
    const provider = await describe();
    const url = new URL(redirectUri);
    url.search = answer;
    const tokens = await authorizationCodeGrant(provider, url, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      // Where the product asks for its own second factor, a provider need not report the time.
      ...(settings.secondFactor.kind === 'OURS' ? {} : { maxAge: FRESH_SECONDS }),
    });
    const claims = tokens.claims();
    if (claims === undefined) return { ok: false, kind: 'refused', reason: 'NO_ID_TOKEN' };
    // By the standard the address stands with the person, and only some providers put it into the token as well.
    const asked =
      claims[settings.emailClaim] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
    const more = asked ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
    return { ok: true, issuer: claims.iss, subject: claims.sub, claims: { ...more, ...claims } as ProviderClaims };
  }

  const guarded = async <T extends Answer>(call: () => Promise<T>): Promise<T | ProviderTrouble> =>
    (await breaker.run(() => call().catch(troubleOf), paused)) as T | ProviderTrouble;
  return {
    settings,
    get paused() {
      return breaker.paused;
    },
    addressOf: (redirectUri, checks) => guarded(() => addressOf(redirectUri, checks)),
    personOf: (redirectUri, answer, checks) => guarded(() => personOf(redirectUri, answer, checks)),
  };
}

async function discover(
  { issuer, clientId, clientSecret }: StaffProviderSettings,
  fetchBounded: CustomFetch,
): Promise<Configuration> {
  try {
    const provider = await discovery(new URL(issuer), clientId, clientSecret, authenticateBy(clientSecret), {
      [customFetch]: fetchBounded,
      // Without these a token counts because of the line it came by; its signature is looked at as well.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    });
    // The library lets an issuer of Microsoft be another one than was asked for.
    if (new URL(provider.serverMetadata().issuer).href !== new URL(issuer).href) throw new Error('another issuer');
    return provider;
  } catch (cause) {
    throw new ProviderAway('no description', { cause });
  }
}

/** In the body where the provider lists that way, else in the header, which the standard takes where it lists none. */
function authenticateBy(secret: string): ClientAuth {
  const ways = { post: ClientSecretPost(secret), basic: ClientSecretBasic(secret) };
  return (server, ...rest) => {
    const posts = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (posts ? ways.post : ways.basic)(server, ...rest);
  };
}

/** Behind the # an answer reaches no log of a server and no other page. */
function hasFragments(provider: Configuration): boolean {
  return provider.serverMetadata().response_modes_supported?.includes('fragment') ?? true;
}

function troubleOf(error: unknown): ProviderTrouble {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderAway) return { ok: false, kind: 'unavailable', reason: cause.message };
  }
  // Comes by way of the browser: never a failure of the provider, or anybody could have it left alone.
  if (error instanceof AuthorizationResponseError)
    return { ok: false, kind: CANCELLED.includes(error.error) ? 'cancelled' : 'refused', reason: error.error };
  if (error instanceof ResponseBodyError) return { ok: false, kind: 'refused', reason: error.error };
  const { code, name } = error as { code?: unknown; name?: unknown };
  return { ok: false, kind: 'refused', reason: String(code ?? name) };
}
