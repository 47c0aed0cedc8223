import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';
import { fillPath } from '#contract/endpoints/addressOf.ts';
import type { EndpointRoute } from '#contract/endpoints/Endpoint.ts';
import { REQUEST_ID_HEADER } from '#contract/requestId.ts';
import { CONTRACT_VERSION, RENEWED_TOKEN_HEADER, type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { type AheadAnswer, requestsAhead } from '../ahead/requestsAhead.ts';
import { unfinishedCalls } from '../ahead/unfinishedCalls.ts';
import { createRandomId } from '../browser/createRandomId.ts';
import { ApiError } from './ApiError.ts';
import { createIdempotencyKeys } from './createIdempotencyKeys.ts';
import type { AnyInput, EndpointCall } from './EndpointCall.ts';
import { NetworkError } from './NetworkError.ts';
import type { SendHttp } from './openHttp.ts';
import { toApiError } from './toApiError.ts';

/** Milliseconds (spec section 9). Posts may carry long work and files. */
export const TIMEOUT_MS = 150_000;
export const POST_TIMEOUT_MS = 600_000;

export interface ApiClientOptions {
  site: SiteName;
  /** Header of the login token; left out, that of a student of the site. */
  tokenHeader?: string;
  readToken: () => string | null;
  /** Address of the page, sent as the front path. */
  readFrontPath: () => string;
  readClientIp?: () => string | null;
  onTokenRenewed: (token: string) => void;
  /** The server no longer knows `usedToken`; `why` is its sentence where it ended the login for a reason. */
  onLoginLost: (usedToken: string | null, why?: string) => void;
  /** A ticket is needed for what was asked; `message` is the server's sentence. */
  onTicketNeeded?: (message: string) => void;
  /** The site is being worked on; `message` is the server's sentence. */
  onClosed?: (message: string) => void;
  /** The server speaks a newer contract than this tab. Called once. */
  onOutdated?: () => void;
  createKey?: () => string;
  /** For tests: answers instead of the network. */
  adapter?: AxiosAdapter;
}

/** Every call unwraps `data` of the envelope, and throws ApiError or NetworkError. */
export interface ApiClient {
  call: EndpointCall;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  let http: Promise<SendHttp> | null = null;
  const keys = createIdempotencyKeys(options.createKey ?? createRandomId, Date.now);
  const tokenHeader = options.tokenHeader ?? tokenHeaderBySite[options.site];
  let outdated = false;

  /** Most pages ask for it together with the shell. What did not come is asked for again with the next request. */
  function open(requestId: string): Promise<SendHttp> {
    http ??= import('./openHttp.ts').then(({ openHttp }) => openHttp(options.adapter));
    return http.catch((cause: unknown) => {
      http = null;
      throw new NetworkError(false, { cause, requestId });
    });
  }

  async function request<T>(config: AxiosRequestConfig): Promise<T> {
    const token = options.readToken();
    const headers: Record<string, string> = {
      'x-contract-version': String(CONTRACT_VERSION),
      'x-front-path': encodeURI(options.readFrontPath()),
      ...(config.headers as Record<string, string> | undefined),
    };
    if (token) headers[tokenHeader] = token;
    const clientIp = options.readClientIp?.();
    if (clientIp) headers['x-client-ip'] = clientIp;
    const asksForMore = Object.values(config.params ?? {}).some((value) => value !== undefined);
    const sent = asksForMore ? null : requestsAhead.claim(`${config.method?.toUpperCase()} ${config.url}`, token);
    const requestId = sent?.requestId ?? createRandomId();
    headers[REQUEST_ID_HEADER] = requestId;

    try {
      const response = sent
        ? await received(sent.answer, requestId)
        : await open(requestId).then((send) => send({ ...config, headers }, requestId));
      takeNotes(response, token);
      return unwrap<T>(response, requestId);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.foreign) throw failure;
      // Both clear the login; our own server never sends 403.
      if (failure.is('LOGIN_ENDED')) options.onLoginLost(token, failure.message);
      else if (failure.status === 401 || failure.status === 403) options.onLoginLost(token);
      if (failure.status === 402) options.onTicketNeeded?.(failure.message);
      if (failure.is('MAINTENANCE')) options.onClosed?.(failure.message);
      throw failure;
    }
  }

  function takeNotes(response: AheadAnswer | AxiosResponse, usedToken: string | null): void {
    const renewed: unknown = response.headers[RENEWED_TOKEN_HEADER];
    // A late answer to an older login must not overwrite a newer one.
    if (typeof renewed === 'string' && renewed && options.readToken() === usedToken) options.onTokenRenewed(renewed);
    if (outdated || !(Number(response.headers['x-contract-version']) > CONTRACT_VERSION)) return;
    outdated = true;
    options.onOutdated?.();
  }

  /** Sends an effect under its key until the outcome is known. @param slot identifies the effect */
  async function sendOnce(slot: string, config: AxiosRequestConfig): Promise<unknown> {
    try {
      const data = await request(withKey(config, keys.keyFor(slot)));
      keys.settle(slot);
      return data;
    } catch (error) {
      // A clear refusal settles the effect; silence, overload and a lost login leave it open for the retry.
      if (error instanceof ApiError && !error.passing && error.status !== 401) keys.settle(slot);
      throw error;
    }
  }

  async function call(endpoint: EndpointRoute, input: AnyInput = {}): Promise<unknown> {
    const { params, query, signal, lasting, intent, key, undoes } = input;
    const path = fillPath(endpoint.path, params);
    const carriesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
    const body = input.file ?? input.body ?? {};
    const config: AxiosRequestConfig = {
      method: endpoint.method.toLowerCase(),
      url: path,
      timeout: carriesBody ? POST_TIMEOUT_MS : TIMEOUT_MS,
      ...(query && { params: query }),
      ...(signal && { signal }),
      // What `openHttp` sends by `sendLasting`.
      ...(lasting && { fetchOptions: { keepalive: true } }),
      ...(carriesBody && { data: body }),
      // A file goes as what it is; left alone, axios would call it a form.
      ...(input.file && { headers: { 'content-type': input.file.type } }),
    };
    if (endpoint.effect === 'once') {
      if (key !== undefined) return followed(lasting, request(withKey(config, key)));
      return followed(lasting, sendOnce(`${path} ${intent ?? `${config.method} ${JSON.stringify(body)}`}`, config));
    }
    const data = await followed(lasting, request(config));
    if (undoes) keys.settleAll(`${undoes.path} `);
    return data;
  }

  return { call: call as EndpointCall };
}

/** A call that lasts changes what the next page of the tab is to show. */
function followed<T>(lasting: boolean | undefined, call: Promise<T>): Promise<T> {
  return lasting ? unfinishedCalls.follow(call) : call;
}

const withKey = (config: AxiosRequestConfig, key: string): AxiosRequestConfig => ({
  ...config,
  headers: { ...config.headers, 'idempotency-key': key },
});

/** What was sent ahead of this code fails in the same way as what is sent by it. */
async function received(answer: Promise<AheadAnswer>, requestId: string): Promise<AheadAnswer> {
  const response = await answer.catch((cause: unknown) => {
    throw new NetworkError(false, { cause, requestId });
  });
  if (response.status >= 300) throw toApiError(response, requestId);
  return response;
}

function unwrap<T>(response: AheadAnswer | AxiosResponse<unknown>, requestId: string): T {
  const body = response.data as { status?: unknown; data?: unknown } | null;
  if (!body || typeof body !== 'object' || !('data' in body)) throw toApiError(response, requestId);
  if (typeof body.status === 'number' && body.status >= 400) throw toApiError(response, requestId);
  return body.data as T;
}
