import { type AxiosAdapter, AxiosError } from 'axios';
import { expect, it } from 'vitest';
import { type ApiClient, createApiClient } from '../../lib/api/createApiClient.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { sendCommand } from './sendCommand.ts';

type Sent = [method: string, path: string, body: unknown, keyed: boolean];

function clientOf(answer: AxiosAdapter): ApiClient {
  return createApiClient({
    site: 'edu',
    readToken: () => 'token',
    readFrontPath: () => '/aquarium',
    onTokenRenewed: () => {},
    onLoginLost: () => {},
    adapter: answer,
  });
}

/** A client that notes its requests; all succeed. */
function recordingClient(sent: Sent[]): ApiClient {
  return clientOf(async (config) => {
    const keyed = config.headers.has('idempotency-key');
    sent.push([config.method ?? '', config.url ?? '', JSON.parse(config.data), keyed]);
    return { status: 200, data: { status: 200, message: '', data: {} }, headers: {}, statusText: '', config };
  });
}

it('dresses and changes the holiday by what shall be, and takes the gift once', async () => {
  const sent: Sent[] = [];
  const api = recordingClient(sent);
  await sendCommand(api, { kind: 'dress', look: { head: 'top-hat', water: null } });
  await sendCommand(api, { kind: 'holiday', on: true });
  await sendCommand(api, { kind: 'gift' });
  expect(sent).toEqual([
    ['put', '/api/aquarium/look/me', { head: 'top-hat', water: null }, false],
    ['put', '/api/aquarium/holiday/me', { on: true }, false],
    ['post', '/api/aquarium/gifts/me', {}, true],
  ]);
});

it('names the place a decoration is dragged from, and nothing when it comes out of the bag', async () => {
  const sent: Sent[] = [];
  const api = recordingClient(sent);
  await sendCommand(api, { kind: 'place', position: 5, itemId: 'coral', fromPosition: 3 });
  await sendCommand(api, { kind: 'place', position: 6, itemId: 'coral' });
  expect(sent).toEqual([
    ['put', '/api/aquarium/room/me', { position: 5, itemId: 'coral', fromPosition: 3 }, false],
    ['put', '/api/aquarium/room/me', { position: 6, itemId: 'coral' }, false],
  ]);
});

it('buys once when the answer was lost and the child presses again, and anew after that', async () => {
  const keys: string[] = [];
  const api = clientOf(async (config) => {
    keys.push(String(config.headers.get('idempotency-key')));
    if (keys.length === 1) throw new AxiosError('lost', AxiosError.ERR_NETWORK, config);
    return { status: 200, data: { status: 200, message: '', data: {} }, headers: {}, statusText: '', config };
  });
  const buy = () => sendCommand(api, { kind: 'buy', itemId: 'bread', quantity: 2 });
  await expect(buy()).rejects.toBeInstanceOf(NetworkError);
  await buy();
  await buy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
