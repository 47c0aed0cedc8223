import axios, {
  type AxiosAdapter,
  AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  isAxiosError,
  isCancel,
} from 'axios';
import { NetworkError } from './NetworkError.ts';
import { toApiError } from './toApiError.ts';

/**
 * Sends by `fetch` what has to arrive also when its page is left meanwhile: a browser ends an XMLHttpRequest with the
 * page, and only `fetch` can be set to go on (64 kB at the most). axios' own way to use it is no part of the build.
 */
const sendLasting: AxiosAdapter = async (config) => {
  const request: RequestInit = {
    method: config.method?.toUpperCase() ?? 'GET',
    headers: Object.entries(config.headers.toJSON()).map(([name, value]): [string, string] => [name, String(value)]),
    body: config.data ?? null,
    credentials: config.withCredentials ? 'include' : 'same-origin',
    keepalive: true,
  };
  const answer = await fetch(config.url ?? '', request).catch((cause: Error) => {
    throw new AxiosError(cause.message, AxiosError.ERR_NETWORK, config);
  });
  const response = {
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers.entries()),
    data: await answer.text(),
    config,
  };
  if (!answer.ok) throw new AxiosError(`HTTP ${answer.status}`, undefined, config, undefined, response);
  return response;
};

/** Sends one request; throws ApiError or NetworkError. @param requestId number that it is sent with */
export type SendHttp = (config: AxiosRequestConfig, requestId: string) => Promise<AxiosResponse<unknown>>;

/**
 * axios, in a file of its own: who reads what the server wrote into a visitor's page asks for nothing and does not fetch it.
 *
 * @param adapter for tests: answers instead of the network
 */
export function openHttp(adapter?: AxiosAdapter): SendHttp {
  // Without the name of a cookie: axios would look for it before each request, and wait for the answer.
  const http = axios.create({ withCredentials: true, xsrfCookieName: '' });
  return async (config, requestId) => {
    try {
      const other = adapter ?? (config.fetchOptions?.keepalive ? sendLasting : null);
      return await http.request<unknown>(other ? { ...config, adapter: other } : config);
    } catch (error) {
      throw toRequestError(error, requestId);
    }
  };
}

/**
 * Turns whatever axios threw into the two kinds that the shell knows. A cancelled request stays what it is.
 *
 * @param sentId number that the request was sent with
 */
function toRequestError(error: unknown, sentId: string): unknown {
  if (isCancel(error) || !isAxiosError(error)) return error;
  return error.response
    ? toApiError(error.response, sentId)
    : new NetworkError(isTimeout(error), { cause: error, requestId: sentId });
}

function isTimeout(error: AxiosError): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
}
