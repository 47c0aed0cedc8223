import axios, { type AxiosAdapter, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { sendLasting } from './sendLasting.ts';
import { toRequestError } from './toRequestError.ts';

/** Sends one request; throws ApiError or NetworkError. @param requestId number that it is sent with */
export type SendHttp = (config: AxiosRequestConfig, requestId: string) => Promise<AxiosResponse<unknown>>;

/**
 * axios, in a file of its own: who reads what the server wrote into a visitor's page asks for nothing and does not fetch it.
 *
 * @param adapter for tests: answers instead of the network
 */
export function openHttp(adapter?: AxiosAdapter): SendHttp {
  const http = axios.create({ withCredentials: true });
  return async (config, requestId) => {
    try {
      const other = adapter ?? (config.fetchOptions?.keepalive ? sendLasting : null);
      return await http.request<unknown>(other ? { ...config, adapter: other } : config);
    } catch (error) {
      throw toRequestError(error, requestId);
    }
  };
}
