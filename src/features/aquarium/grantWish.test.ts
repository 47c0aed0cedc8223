import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../../lib/api/createApiClient.ts';
import { grantWish } from './grantWish.ts';

it('dresses and changes the holiday by what shall be, and takes the gift once for each wish', async () => {
  const put = vi.fn(async () => ({}));
  const post = vi.fn(async () => ({}));
  const api = { put, post } as unknown as ApiClient;
  await grantWish(api, 'w1', { kind: 'dress', look: { head: 'top-hat', water: null } });
  await grantWish(api, 'w2', { kind: 'holiday', on: true });
  await grantWish(api, 'w3', { kind: 'gift' });
  expect(put.mock.calls).toEqual([
    ['/api/aquarium/look/me', { head: 'top-hat', water: null }],
    ['/api/aquarium/holiday/me', { on: true }],
  ]);
  expect(post.mock.calls).toEqual([['/api/aquarium/gifts/me', {}, { idempotent: 'w3' }]]);
});

it('names the place a decoration is dragged from, and nothing when it comes out of the bag', async () => {
  const put = vi.fn(async () => ({}));
  const api = { put } as unknown as ApiClient;
  await grantWish(api, 'w1', { kind: 'place', position: 5, itemId: 'coral', fromPosition: 3 });
  await grantWish(api, 'w2', { kind: 'place', position: 6, itemId: 'coral' });
  expect(put.mock.calls).toEqual([
    ['/api/aquarium/room/me', { position: 5, itemId: 'coral', fromPosition: 3 }],
    ['/api/aquarium/room/me', { position: 6, itemId: 'coral' }],
  ]);
});
