import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { StaffProviderSettings } from '#server/config/StaffProviderSettings.ts';

/** What the provider reports of somebody. */
export type OidcClaims = Record<string, unknown>;
export type OidcProvider = Awaited<ReturnType<typeof runOidcProvider>>;

const CLIENT_ID = 'chaekbada';
const CLIENT_SECRET = 'the secret of the client at the provider';

interface OidcOptions {
  /** Where the browser may be sent back to. */
  redirectUris: string[];
  /** A name of this machine that the browser of the tests may open. */
  host?: '127.0.0.1' | 'localhost';
}

/** A certified provider of accounts (oidc-provider) on a free port, with a sign-in page of its own. */
export async function runOidcProvider({ redirectUris, host = '127.0.0.1' }: OidcOptions) {
  /** By `sub`. */
  const people = new Map<string, OidcClaims>();
  let down = false;
  const server = createServer((request, response) => {
    if (down) return void request.socket.destroy();
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((open) => server.listen(0, host, open));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: redirectUris }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    // Everybody has agreed already.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
      return;
    }
    const form = new URLSearchParams(await readBody(request));
    const [sub, amr] = [form.get('sub') ?? '', form.get('amr') ?? ''];
    const result =
      form.get('act') === 'cancel'
        ? { error: 'access_denied', error_description: 'went back' }
        : { login: { accountId: sub, ...(amr ? { amr: amr.split(' ') } : {}) } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    issuer,
    people,
    /** Whether it hangs up on everybody. */
    setDown: (now: boolean) => {
      down = now;
    },
    settings: (more: Partial<StaffProviderSettings> = {}): StaffProviderSettings => ({
      id: 'bada',
      name: '바다교육청',
      issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      emailClaim: 'email',
      emails: 'VERIFIED',
      domains: [],
      sites: ['edu', 'school'],
      secondFactor: { kind: 'THEIRS' },
      ...more,
    }),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

const PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>바다교육청 로그인</title>
<link rel="icon" href="data:,"></head><body><h1>바다교육청 로그인</h1><form method="post">
<p><label>사용자 <input name="sub" autocomplete="off"></label></p>
<p><button name="act" value="login">로그인</button> <button name="act" value="cancel">취소</button></p>
</form></body></html>`;
