import { AxiosError } from 'axios';
import { expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '../../lib/api/createApiClient.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { grantWish } from './grantWish.ts';

it('dresses and changes the holiday by what shall be, and takes the gift once', async () => {
  const put = vi.fn(async () => ({}));
  const post = vi.fn(async () => ({}));
  const api = { put, post } as unknown as ApiClient;
  await grantWish(api, { kind: 'dress', look: { head: 'top-hat', water: null } });
  await grantWish(api, { kind: 'holiday', on: true });
  await grantWish(api, { kind: 'gift' });
  expect(put.mock.calls).toEqual([
    ['/api/aquarium/look/me', { head: 'top-hat', water: null }],
    ['/api/aquarium/holiday/me', { on: true }],
  ]);
  expect(post.mock.calls).toEqual([['/api/aquarium/gifts/me', {}, { idempotent: true }]]);
});

it('names the place a decoration is dragged from, and nothing when it comes out of the bag', async () => {
  const put = vi.fn(async () => ({}));
  const api = { put } as unknown as ApiClient;
  await grantWish(api, { kind: 'place', position: 5, itemId: 'coral', fromPosition: 3 });
  await grantWish(api, { kind: 'place', position: 6, itemId: 'coral' });
  expect(put.mock.calls).toEqual([
    ['/api/aquarium/room/me', { position: 5, itemId: 'coral', fromPosition: 3 }],
    ['/api/aquarium/room/me', { position: 6, itemId: 'coral' }],
  ]);
});

it('buys once when the answer was lost and the child presses again, and anew after that', async () => {
  const keys: string[] = [];
  const api = createApiClient({
    site: 'edu',
    readToken: () => 'token',
    readFrontPath: () => '/aquarium',
    onTokenRenewed: () => {},
    onLoginLost: () => {},
    adapter: async (config) => {
      keys.push(String(config.headers.get('idempotency-key')));
      if (keys.length === 1) throw new AxiosError('lost', AxiosError.ERR_NETWORK, config);
      return { status: 200, data: { status: 200, message: '', data: {} }, headers: {}, statusText: '', config };
    },
  });
  const buy = () => grantWish(api, { kind: 'buy', itemId: 'bread', quantity: 2 });
  await expect(buy()).rejects.toBeInstanceOf(NetworkError);
  await buy();
  await buy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
