import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffProviderSettings } from '../../config/StaffProviderSettings.ts';
import { createStaffProvider } from './createStaffProvider.ts';

const REDIRECT = 'https://edu.chaekbada.kr/teacher/oidc/goe';
const checks = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) };
const HOUR = 3_600_000;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A provider that answers as the test likes, with real signatures. */
describe('a provider of accounts', () => {
  let server: Server;
  let issuer: string;
  let keys: CryptoKeyPair;
  let asked: string[];
  let sent: { body: string; authorization: string | undefined };
  let metadata: Record<string, unknown>;
  let claims: Record<string, unknown>;
  let replies: Record<string, Reply>;
  let settings: StaffProviderSettings;

  const json =
    (body: unknown, status = 200): Reply =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };

  beforeEach(async () => {
    keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const jwk = await crypto.subtle.exportKey('jwk', keys.publicKey);
    [asked, replies] = [[], {}];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      const { pathname } = new URL(request.url ?? '', issuer);
      asked.push(pathname);
      sent = { body, authorization: request.headers.authorization };
      (replies[pathname] ?? json({}, 404))(request, response, body);
    });
    await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    };
    claims = { iss: issuer, aud: 'client', sub: 'sub-1', nonce: 'the-nonce', iat: now(), exp: now() + 300 };
    claims.email = 'kim@goe.kr';
    replies['/.well-known/openid-configuration'] = (...given) => json(metadata)(...given);
    replies['/jwks'] = json({ keys: [{ ...jwk, kid: 'one', alg: 'ES256', use: 'sig' }] });
    replies['/token'] = async (...given) =>
      json({ access_token: 'access', token_type: 'Bearer', id_token: await sign(claims) })(...given);
    replies['/userinfo'] = json({ sub: 'sub-1', email: 'lee@goe.kr', email_verified: true });
    settings = {
      id: 'goe',
      name: '○○교육청',
      issuer,
      clientId: 'client',
      clientSecret: 'secret',
      emailClaim: 'email',
      emails: 'VERIFIED',
      domains: [],
      sites: ['edu'],
      secondFactor: { kind: 'OURS' },
    };
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  async function sign(payload: unknown): Promise<string> {
    const text = `${encode({ alg: 'ES256', kid: 'one' })}.${encode(payload)}`;
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, Buffer.from(text));
    return `${text}.${Buffer.from(signature).toString('base64url')}`;
  }
  const ANSWER = 'code=the-code&state=the-state';
  const personOf = (answer = ANSWER) => createStaffProvider(settings).personOf(REDIRECT, answer, checks);

  it('names who came back, with the address of the token or of the person', async () => {
    expect(await personOf()).toMatchObject({ ok: true, issuer, subject: 'sub-1', claims: { email: 'kim@goe.kr' } });
    expect(asked).not.toContain('/userinfo');
    expect(new URLSearchParams(sent.body).get('client_secret')).toBeNull();
    claims.email = undefined;
    expect(await personOf()).toMatchObject({ ok: true, claims: { email: 'lee@goe.kr', email_verified: true } });
  });

  it('sends the secret in the way the provider lists, with verifier and address of the code', async () => {
    await personOf();
    expect(asked.at(-1)).toBe('/jwks');
    let token = { body: '', authorization: undefined as string | undefined };
    replies['/token'] = (request, response) => {
      token = { ...sent, authorization: request.headers.authorization };
      json({ error: 'invalid_grant' }, 400)(request, response, '');
    };
    expect(await personOf()).toEqual({ ok: false, kind: 'refused', reason: 'invalid_grant' });
    expect(token.authorization).toBe(`Basic ${Buffer.from('client:secret').toString('base64')}`);
    expect(Object.fromEntries(new URLSearchParams(token.body))).toMatchObject({
      code: 'the-code',
      code_verifier: checks.verifier,
      redirect_uri: REDIRECT,
    });
    metadata.token_endpoint_auth_methods_supported = ['client_secret_post', 'client_secret_basic'];
    await personOf();
    expect([token.authorization, new URLSearchParams(token.body).get('client_secret')]).toEqual([undefined, 'secret']);
  });

  it.each<[string, () => void]>([
    ['another nonce', () => Object.assign(claims, { nonce: 'another' })],
    ['no nonce', () => Object.assign(claims, { nonce: undefined })],
    ['another issuer', () => Object.assign(claims, { iss: 'https://evil.kr' })],
    ['another client', () => Object.assign(claims, { aud: 'somebody' })],
    ['a token that is over', () => Object.assign(claims, { exp: now() - 120 })],
    ['a token of a clock ahead', () => Object.assign(claims, { nbf: now() + 600 })],
    ['no subject', () => Object.assign(claims, { sub: undefined })],
    [
      'a wrong signature',
      () => {
        replies['/token'] = async (...given) => {
          const token = await sign(claims);
          const forged = token.replace(/\.[^.]+\./, `.${encode({ ...claims, sub: 'sub-2' })}.`);
          json({ access_token: 'access', token_type: 'Bearer', id_token: forged })(...given);
        };
      },
    ],
    [
      'no token of the person',
      () => {
        replies['/token'] = json({ access_token: 'access', token_type: 'Bearer' });
      },
    ],
    [
      'the person of another subject',
      () => {
        claims.email = undefined;
        replies['/userinfo'] = json({ sub: 'sub-2', email: 'lee@goe.kr' });
      },
    ],
  ])('is refused with %s', async (_, spoil) => {
    spoil();
    expect(await personOf()).toMatchObject({ ok: false, kind: 'refused' });
  });

  it('has to be signed in to just now where that counts as both factors', async () => {
    expect(await personOf()).toMatchObject({ ok: true });
    settings.secondFactor = { kind: 'THEIRS' };
    expect(await personOf()).toMatchObject({ ok: false, kind: 'refused' });
    claims.auth_time = now() - 600;
    expect(await personOf()).toMatchObject({ ok: false, kind: 'refused' });
    claims.auth_time = now() - 60;
    expect(await personOf()).toMatchObject({ ok: true });
    const answer = await createStaffProvider(settings).addressOf(REDIRECT, checks);
    expect(new URL(answer.ok ? answer.address : '').searchParams.get('max_age')).toBe('120');
  });

  it('is refused with another state, another issuer of the answer, and a code given twice', async () => {
    expect(await personOf('code=x&state=another')).toMatchObject({ kind: 'refused' });
    expect(await personOf('code=x')).toMatchObject({ kind: 'refused' });
    expect(await personOf(`${ANSWER}&iss=https%3A%2F%2Fevil.kr`)).toMatchObject({ kind: 'refused' });
    expect(await personOf(`${ANSWER}&code=y`)).toMatchObject({ kind: 'refused' });
    expect(asked).not.toContain('/token');
  });

  it('reports who went back, and lets no browser have it left alone', async () => {
    expect(await personOf('error=access_denied&state=the-state')).toMatchObject({ kind: 'cancelled' });
    const provider = createStaffProvider(settings, { failures: 1, restMs: HOUR });
    const answer = await provider.personOf(REDIRECT, 'error=server_error&state=the-state', checks);
    expect([answer, provider.paused]).toEqual([{ ok: false, kind: 'refused', reason: 'server_error' }, false]);
  });

  it.each<[string, () => void]>([
    ['has no description', () => Object.assign(replies, { '/.well-known/openid-configuration': json({}, 404) })],
    ['describes another issuer', () => Object.assign(metadata, { issuer: 'https://evil.kr' })],
    [
      'answers a page',
      () => Object.assign(replies, { '/token': (_: unknown, to: ServerResponse) => to.writeHead(502).end('<h1>') }),
    ],
    ['hangs up', () => Object.assign(replies, { '/token': (request: IncomingMessage) => request.socket.destroy() })],
    ['never answers', () => Object.assign(replies, { '/token': () => undefined })],
    [
      'never ends',
      () => Object.assign(replies, { '/token': (_: unknown, to: ServerResponse) => to.end('x'.repeat(300 * 1024)) }),
    ],
    ['loses its keys', () => Object.assign(replies, { '/jwks': json({}, 500) })],
  ])('is away when it %s', async (_, spoil) => {
    spoil();
    const provider = createStaffProvider(settings, { patienceMs: 500 });
    expect(await provider.personOf(REDIRECT, ANSWER, checks)).toMatchObject({ ok: false, kind: 'unavailable' });
  });

  it('is not followed to another address, where the secret would go along', async () => {
    replies['/token'] = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end();
    expect(await personOf()).toMatchObject({ ok: false, kind: 'refused' });
    expect(asked).not.toContain('/elsewhere');
  });

  it('is described once an hour', async () => {
    let ticks = 0;
    const provider = createStaffProvider(settings, { ticks: () => ticks });
    const descriptions = () => asked.filter((path) => path.startsWith('/.well-known')).length;
    for (const _ of [1, 2]) await provider.addressOf(REDIRECT, checks);
    expect(descriptions()).toBe(1);
    ticks += HOUR;
    await provider.addressOf(REDIRECT, checks);
    expect(descriptions()).toBe(2);
  });

  it('is left alone for a while after failures, and asked again', async () => {
    replies['/.well-known/openid-configuration'] = json({}, 500);
    let ticks = 0;
    const provider = createStaffProvider(settings, { failures: 2, restMs: 1000, ticks: () => ticks });
    for (const _ of [1, 2, 3])
      expect(await provider.addressOf(REDIRECT, checks)).toMatchObject({ kind: 'unavailable' });
    expect([provider.paused, asked.length]).toEqual([true, 2]);
    replies['/.well-known/openid-configuration'] = json(metadata);
    ticks += 1000;
    expect(await provider.addressOf(REDIRECT, checks)).toMatchObject({ ok: true });
    expect(provider.paused).toBe(false);
  });

  it('is asked for a level where the settings want one, and for a query where it has no fragments', async () => {
    settings.secondFactor = { kind: 'CLAIM', claim: 'acr', values: ['phr', 'phrh'] };
    metadata.response_modes_supported = ['query'];
    const answer = await createStaffProvider(settings).addressOf(REDIRECT, checks);
    const url = new URL(answer.ok ? answer.address : '');
    expect([url.searchParams.get('acr_values'), url.searchParams.get('response_mode')]).toEqual(['phr phrh', null]);
  });
});
