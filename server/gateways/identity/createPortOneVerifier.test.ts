import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPortOneVerifier } from './createPortOneVerifier.ts';

/** Shape of a verified answer as the API reference of PortOne v2 describes it. */
const verified = {
  status: 'VERIFIED',
  id: 'guardian-1',
  channel: { type: 'LIVE', id: 'channel', key: 'channel-key', name: '다날', pgProvider: 'DANAL', pgMerchantId: 'x' },
  verifiedCustomer: {
    name: '이보호',
    operator: 'SKT',
    phoneNumber: '010-5555-6666',
    birthDate: '1985-01-15',
    gender: 'FEMALE',
    isForeigner: false,
    ci: 'ci-of-the-person',
    di: 'di-of-the-person',
  },
  customData: '',
  requestedAt: '2026-05-06T05:59:00Z',
  updatedAt: '2026-05-06T06:00:00.123Z',
  statusChangedAt: '2026-05-06T06:00:00.123Z',
  verifiedAt: '2026-05-06T15:00:00.123+09:00',
  pgTxId: 'tx-1',
  pgRawResponse: '{}',
  version: 'V2',
  somethingNew: { of: ['tomorrow'] },
};

describe('the PortOne verifier', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  let asked: { url: string | undefined; authorization: string | undefined }[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push({ url: request.url, authorization: request.headers.authorization });
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const json =
    (body: unknown, status = 200) =>
    (response: ServerResponse) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  const fetchOne = (id = 'guardian-1') =>
    createPortOneVerifier({
      apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      sdkUrl: 'https://cdn.portone.io/v2/browser-sdk.js',
      apiSecret: 'the secret',
      storeId: 'store-1',
      channelKey: 'channel-key',
      requireLive: true,
    }).fetch(id);

  it('reads a verified person, with the secret, and lets unknown fields be', async () => {
    answer = json(verified);
    expect(await fetchOne()).toEqual({
      ok: true,
      result: {
        status: 'VERIFIED',
        id: 'guardian-1',
        name: '이보호',
        birthDate: '1985-01-15',
        phone: '01055556666',
        ci: 'ci-of-the-person',
        channelType: 'LIVE',
        verifiedAt: Date.UTC(2026, 4, 6, 6, 0, 0, 123),
        providerTxId: 'tx-1',
      },
    });
    expect(asked).toEqual([
      { url: '/identity-verifications/guardian-1?storeId=store-1', authorization: 'PortOne the secret' },
    ]);
  });

  it('reads what a company leaves out as not told', async () => {
    const { name } = verified.verifiedCustomer;
    answer = json({ ...verified, verifiedCustomer: { name, birthDate: '' }, pgTxId: undefined });
    const reported = await fetchOne();
    expect(reported).toMatchObject({
      ok: true,
      result: { birthDate: null, phone: null, ci: null, providerTxId: null },
    });
  });

  it.each([
    ['READY', json({ status: 'READY', id: 'x', requestedCustomer: {} }), { ok: true, result: { status: 'READY' } }],
    [
      'FAILED',
      json({ status: 'FAILED', id: 'x', failure: { reason: '오류', pgCode: 'W01', pgMessage: '오류' } }),
      { ok: true, result: { status: 'FAILED', reason: 'W01' } },
    ],
    [
      'an unknown id',
      json({ type: 'IDENTITY_VERIFICATION_NOT_FOUND', message: '없음' }, 404),
      { ok: false, kind: 'not-found' },
    ],
    ['a wrong address', json({ message: 'Not Found' }, 404), { ok: false, kind: 'unavailable' }],
    ['a wrong secret', json({ type: 'UNAUTHORIZED', message: '' }, 401), { ok: false, kind: 'unavailable' }],
    ['a foreign store', json({ type: 'FORBIDDEN', message: '' }, 403), { ok: false, kind: 'unavailable' }],
    ['a status of tomorrow', json({ status: 'HALF' }), { ok: false, kind: 'unavailable' }],
    [
      'a verified nobody',
      json({ ...verified, verifiedCustomer: { ...verified.verifiedCustomer, name: '' } }),
      { ok: false, kind: 'unavailable' },
    ],
    [
      'a page of a proxy',
      (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>502</h1>'),
      { ok: false, kind: 'unavailable' },
    ],
    [
      'half an answer',
      (response: ServerResponse) => response.end('{"status":"VERI'),
      { ok: false, kind: 'unavailable' },
    ],
    ['a broken line', (response: ServerResponse) => response.destroy(), { ok: false, kind: 'unavailable' }],
  ])('takes %s for what it is', async (_, given, expected) => {
    answer = given;
    expect(await fetchOne()).toEqual(expected);
  });

  it('never follows to another address, where the secret would go along', async () => {
    answer = (response) => response.writeHead(302, { location: '/identity-verifications/elsewhere' }).end();
    expect(await fetchOne()).toEqual({ ok: false, kind: 'unavailable' });
    expect(asked).toHaveLength(1);
  });

  it.each(['../billing-keys/x', '%2e%2e%2fpayments', 'a/b', 'a?b', '', 'x'.repeat(101), 'ㄱ'])(
    'asks nothing for the id %j',
    async (id) => {
      answer = json(verified);
      expect(await fetchOne(id)).toEqual({ ok: false, kind: 'not-found' });
      expect(asked).toEqual([]);
    },
  );

  it('says that nobody answers when nobody does', async () => {
    const verifier = createPortOneVerifier({
      apiUrl: 'http://127.0.0.1:9',
      sdkUrl: 'x',
      apiSecret: 's',
      storeId: 's',
      channelKey: 'c',
      requireLive: false,
    });
    expect(await verifier.fetch('guardian-1')).toEqual({ ok: false, kind: 'unavailable' });
  });
});
