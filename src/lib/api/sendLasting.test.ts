// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { NetworkError } from './NetworkError.ts';
import { openHttp } from './openHttp.ts';

afterEach(() => void vi.unstubAllGlobals());

const lasting = (method: string, data?: unknown) =>
  openHttp()({ method, url: '/api/x', data, headers: { 'x-own': '1' }, fetchOptions: { keepalive: true } }, 'r1');

it('goes by fetch that outlives the page, with the headers and the body of any other request', async () => {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) =>
    Response.json({ status: 200, message: '', data: { place: 'WISHED' } }, { headers: { 'auth-token': 'next' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const answer = await lasting('put', { place: 'WISHED' });
  expect(answer.data).toEqual({ status: 200, message: '', data: { place: 'WISHED' } });
  expect(answer.headers['auth-token']).toBe('next');
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/x');
  expect(request).toMatchObject({ method: 'PUT', keepalive: true, credentials: 'include', body: '{"place":"WISHED"}' });
  const headers = new Headers(request?.headers);
  expect([headers.get('x-own'), headers.get('content-type')]).toEqual(['1', 'application/json']);
});

it('fails as any other request does', async () => {
  const refusal = { status: 409, code: 'CONFLICT', message: 'twice', requestId: 'r2' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  const refused = await lasting('delete').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 409, code: 'CONFLICT' });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lasting('delete')).rejects.toBeInstanceOf(NetworkError);
});
