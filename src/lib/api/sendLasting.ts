import { type AxiosAdapter, AxiosError } from 'axios';

/**
 * Sends by `fetch` what has to arrive also when its page is left meanwhile: a browser ends an XMLHttpRequest with the
 * page, and only `fetch` can be set to go on (64 kB at the most). axios' own way to use it is no part of the build.
 */
export const sendLasting: AxiosAdapter = async (config) => {
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
