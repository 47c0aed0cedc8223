import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios';
import { fillPath } from '../../../contract/endpoints/addressOf.ts';
import type { EndpointRoute } from '../../../contract/endpoints/Endpoint.ts';
import { REQUEST_ID_HEADER } from '../../../contract/requestId.ts';
import { CONTRACT_VERSION, RENEWED_TOKEN_HEADER, type SiteName, tokenHeaderBySite } from '../../../contract/site.ts';
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
  /** The server speaks a newer contract than this tab. Told once. */
  onOutdated?: () => void;
  createKey?: () => string;
  /** For tests: answers instead of the network. */
  adapter?: AxiosAdapter;
}

export interface RequestOptions {
  params?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
}

export interface WriteOptions extends RequestOptions {
  /** Small, and shown before the server has it: it goes on when the page is left or loaded anew meanwhile. */
  lasting?: true;
}

export interface PostOptions extends WriteOptions {
  /**
   * Creates or spends something. `true`: the same address and body are one effect until the answer is known.
   * A string names the effect, where two equal requests in a row are both meant.
   */
  idempotent?: true | string;
  /** The key itself, for an effect that was written down with its key before it was sent. */
  key?: string;
}

export interface DeleteOptions extends WriteOptions {
  /**
   * Address that makes what is deleted. A key that an answer was lost for says there that it is made already; whoever
   * deletes knows of it, and makes a new one.
   */
  madeBy?: string;
}

/** Every call unwraps `data` of the envelope, and throws ApiError or NetworkError. */
export interface ApiClient {
  call: EndpointCall;
  get<T>(path: string, options?: RequestOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: PostOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: PostOptions): Promise<T>;
  delete<T>(path: string, options?: DeleteOptions): Promise<T>;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  let http: Promise<SendHttp> | null = null;
  const keys = createIdempotencyKeys(options.createKey ?? createRandomId, Date.now);
  const tokenHeader = tokenHeaderBySite[options.site];
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
    const requestId = createRandomId();
    headers[REQUEST_ID_HEADER] = requestId;

    try {
      const send = await open(requestId);
      const response = await send({ ...config, headers }, requestId);
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

  function takeNotes(response: AxiosResponse, usedToken: string | null): void {
    const renewed: unknown = response.headers[RENEWED_TOKEN_HEADER];
    // A late answer to an older login must not overwrite a newer one.
    if (typeof renewed === 'string' && renewed && options.readToken() === usedToken) options.onTokenRenewed(renewed);
    if (outdated || !(Number(response.headers['x-contract-version']) > CONTRACT_VERSION)) return;
    outdated = true;
    options.onOutdated?.();
  }

  async function send<T>(method: 'post' | 'put', path: string, body: unknown, sendOptions: PostOptions = {}) {
    const { idempotent, key, lasting, ...rest } = sendOptions;
    // A file goes as what it is; left alone, axios would call it a form.
    const headers: Record<string, string> = body instanceof Blob ? { 'content-type': body.type } : {};
    const config: AxiosRequestConfig = {
      method,
      url: path,
      data: body ?? {},
      headers,
      timeout: POST_TIMEOUT_MS,
      ...lastingConfig(lasting),
      ...rest,
    };
    if (key !== undefined) return request<T>({ ...config, headers: { ...headers, 'idempotency-key': key } });
    if (!idempotent) return request<T>(config);

    const slot = idempotent === true ? `${path} ${method} ${JSON.stringify(body ?? {})}` : `${path} ${idempotent}`;
    try {
      const data = await request<T>({ ...config, headers: { ...headers, 'idempotency-key': keys.keyFor(slot) } });
      keys.settle(slot);
      return data;
    } catch (error) {
      // A clear refusal settles the effect; silence, overload and a lost login leave it open for the retry.
      if (error instanceof ApiError && !error.passing && error.status !== 401) keys.settle(slot);
      throw error;
    }
  }

  const client: Omit<ApiClient, 'call'> = {
    get: (path, rest) => request({ method: 'get', url: path, timeout: TIMEOUT_MS, ...rest }),
    post: (path, body, rest) => send('post', path, body, rest),
    put: (path, body, rest) => send('put', path, body, rest),
    delete: async <T>(path: string, { lasting, madeBy, ...rest }: DeleteOptions = {}) => {
      const data = await request<T>({
        method: 'delete',
        url: path,
        timeout: TIMEOUT_MS,
        ...lastingConfig(lasting),
        ...rest,
      });
      if (madeBy !== undefined) keys.settleAll(`${madeBy} `);
      return data;
    },
  };

  function call(endpoint: EndpointRoute, input: AnyInput = {}): Promise<never> {
    const { params, query, body, file, signal, lasting, intent, key, undoes } = input;
    const path = fillPath(endpoint.path, params);
    const options = { ...(signal && { signal }), ...(lasting && { lasting }), ...(query && { params: query }) };
    if (endpoint.method === 'GET') return client.get(path, options);
    if (endpoint.method === 'DELETE')
      return client.delete(path, { ...options, ...(undoes && { madeBy: undoes.path }) });
    const once =
      endpoint.effect === 'once' ? (key === undefined ? { idempotent: intent ?? (true as const) } : { key }) : {};
    const method = endpoint.method === 'POST' ? 'post' : 'put';
    return send<never>(method, path, file ?? body, { ...options, ...once });
  }

  return { ...client, call: call as EndpointCall };
}

/** What `openHttp` sends by `sendLasting`. */
function lastingConfig(lasting: true | undefined): AxiosRequestConfig {
  return lasting ? { fetchOptions: { keepalive: true } } : {};
}

function unwrap<T>(response: AxiosResponse<unknown>, requestId: string): T {
  const body = response.data as { status?: unknown; data?: unknown } | null;
  if (!body || typeof body !== 'object' || !('data' in body)) throw toApiError(response, requestId);
  if (typeof body.status === 'number' && body.status >= 400) throw toApiError(response, requestId);
  return body.data as T;
}
