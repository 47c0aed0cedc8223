import type { InjectOptions } from 'fastify';
import { type SiteName, tokenHeaderBySite } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { App } from '#server/plugins/App.ts';

export interface TestAnswer<T> {
  status: number;
  code: string | undefined;
  message: string;
  data: T;
  fields: Record<string, string> | undefined;
  headers: Record<string, string>;
}

let keys = 0;
/** Keys are never given twice, also not to two nodes. */
const nextKey = () => {
  keys += 1;
  return keys;
};

/** Speaks to an application as the browser would. */
export function driveApp(app: App, ownSite: SiteName = 'edu') {
  const { origins } = app.services.env;
  /** Sends a request to a site as the browser would; `token` signs it, POSTs get a fresh idempotency key. */
  async function send<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    given: { site?: SiteName; token?: string; body?: unknown; key?: string; headers?: Record<string, string> } = {},
  ): Promise<TestAnswer<T>> {
    const site = given.site ?? ownSite;
    const headers: Record<string, string> = { host: new URL(origins[site]).host };
    if (given.token !== undefined) headers[tokenHeaderBySite[site]] = given.token;
    if (method === 'POST') headers['idempotency-key'] = given.key ?? `test-key-${nextKey()}`;
    const request: InjectOptions = { method, url, headers: { ...headers, ...given.headers } };
    if (given.body !== undefined) request.payload = given.body as object;
    const response = await app.inject(request);
    const body = response.headers['content-type']?.toString().includes('json') ? response.json() : {};
    return {
      status: response.statusCode,
      code: body.code,
      message: body.message,
      data: body.data,
      fields: body.fields,
      headers: response.headers as Record<string, string>,
    };
  }

  return {
    send,
    get: <T>(url: string, token?: string, site?: SiteName) =>
      send<T>('GET', url, { ...(token ? { token } : {}), ...(site ? { site } : {}) }),
    post: <T>(url: string, body: unknown, token?: string, key?: string) =>
      send<T>('POST', url, { body, ...(token ? { token } : {}), ...(key ? { key } : {}) }),
    put: <T>(url: string, body: unknown, token?: string) => send<T>('PUT', url, { body, ...(token ? { token } : {}) }),
    remove: <T>(url: string, token?: string) => send<T>('DELETE', url, token ? { token } : {}),
    /** Signs the demo student of a site in. */
    async signIn(site: SiteName = ownSite): Promise<string> {
      const { accountId, password } = demoAccounts[site];
      const answer = await send<{ token: string }>('POST', '/api/auth/sign-in', {
        site,
        body: { accountId, password },
      });
      if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.status} ${answer.message}`);
      return answer.data.token;
    },
  };
}
