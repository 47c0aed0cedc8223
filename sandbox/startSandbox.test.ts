import { createServer } from 'node:net';
import { createContext, runInContext } from 'node:vm';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxIdentity } from '#server/config/sandboxIdentity.ts';
import { createPortOneVerifier } from '#server/gateways/identity/createPortOneVerifier.ts';
import { type RunningSandbox, startSandbox } from './startSandbox.ts';

const HOST = '127.0.0.1';
const BACK = 'http://localhost:3000/login/sign-up?kind=under';
const anyPorts = { identity: 0, inbox: 0, smtp: 0, payment: 0, control: 0 };

describe('the sandbox', () => {
  let sandbox: RunningSandbox;
  let verifierUrl: string;
  let inboxUrl: string;
  beforeEach(async () => {
    sandbox = await startSandbox({ host: HOST, ports: anyPorts });
    verifierUrl = `http://${HOST}:${sandbox.ports.identity}`;
    inboxUrl = `http://${HOST}:${sandbox.ports.inbox}`;
  });
  afterEach(() => sandbox.stop());

  const { storeId, channelKey } = sandboxIdentity;
  const request = { storeId, channelKey, identityVerificationId: 'guardian-1', redirectUrl: BACK };
  const answerWindow = async (answers: Record<string, string>) => {
    const body = new URLSearchParams({ ...request, action: 'done', who: 'guardian', ...answers });
    const response = await fetch(`${verifierUrl}/identity-window`, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, to: new URL(response.headers.get('location') ?? verifierUrl) };
  };
  const ask = (secret: string = sandboxIdentity.apiSecret) =>
    fetch(`${verifierUrl}/identity-verifications/guardian-1`, { headers: { authorization: `PortOne ${secret}` } });

  /** Runs the verifier's script as a page would, and returns where it goes. */
  async function runScript(given: object): Promise<{ went: string | null; answer: unknown }> {
    const source = await (await fetch(`${verifierUrl}/v2/browser-sdk.js`)).text();
    let went: string | null = null;
    const window = { location: { assign: (address: string) => (went = address) } };
    const document = { currentScript: { src: `${verifierUrl}/v2/browser-sdk.js` } };
    const context = createContext({ window, document, URL, URLSearchParams, Promise });
    runInContext(source, context);
    context.given = given;
    const pending = runInContext('window.PortOne.requestIdentityVerification(given)', context);
    return { went, answer: went === null ? await pending : null };
  }

  it('leads a page to the window with everything filled in', async () => {
    const customer = { fullName: '이"보호<', phoneNumber: '010-5555-6666' };
    const { went } = await runScript({ ...request, customer });
    const page = await (await fetch(went ?? '')).text();
    expect(page).toContain('value="이&quot;보호&lt;"');
    expect(page).toContain('value="010-5555-6666"');
    expect(page).toContain('name="who" value="guardian" checked');
    expect(await (await ask()).json()).toMatchObject({ status: 'READY' });
    expect((await runScript({ ...request, redirectUrl: undefined })).answer).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('leads back with the id, and tells the server who it was', async () => {
    const { status, to } = await answerWindow({ name: '이보호', phone: '010-5555-6666', birthDate: '1985-03-02' });
    expect(status).toBe(303);
    expect(to.href).toBe(`${BACK}&identityVerificationId=guardian-1`);
    const verifier = createPortOneVerifier({
      ...sandboxIdentity,
      apiUrl: verifierUrl,
      sdkUrl: verifierUrl,
      requireLive: false,
    });
    expect(await verifier.fetch('guardian-1')).toMatchObject({
      ok: true,
      result: { name: '이보호', phone: '01055556666', birthDate: '1985-03-02', channelType: 'TEST' },
    });
    expect(await verifier.fetch('guardian-2')).toEqual({ ok: false, kind: 'not-found' });
  });

  it('leads back with a code when somebody closes the window, fails, or has succeeded before', async () => {
    expect((await answerWindow({ action: 'close' })).to.searchParams.get('code')).toMatch(/CANCEL/);
    expect((await answerWindow({ who: 'failed' })).to.searchParams.get('code')).toMatch(/FAILED/);
    expect((await answerWindow({})).to.searchParams.get('code')).toBeNull();
    expect((await answerWindow({ who: 'minor' })).to.searchParams.get('code')).toMatch(/ALREADY/);
  });

  it('opens no window for a foreign store or a way back that is no page', async () => {
    const wrongs: Record<string, string>[] = [
      { storeId: 'x' },
      { redirectUrl: 'javascript:alert(1)' },
      { identityVerificationId: '../x' },
    ];
    for (const wrong of wrongs) {
      const query = new URLSearchParams({ ...request, ...wrong });
      expect((await fetch(`${verifierUrl}/identity-window?${query}`)).status).toBe(400);
      expect((await answerWindow(wrong)).status).toBe(400);
    }
  });

  it('answers only who knows the secret, in the words of the company', async () => {
    const refused = await ask('wrong');
    expect([refused.status, ((await refused.json()) as { type: string }).type]).toEqual([401, 'UNAUTHORIZED']);
    const missing = await ask();
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ type: 'IDENTITY_VERIFICATION_NOT_FOUND' });
  });

  it('shows a mail without letting it do anything', async () => {
    const transport = createTransport({ host: HOST, port: sandbox.ports.smtp });
    await transport.sendMail({
      from: 'a@sea.kr',
      to: 'Bada@Sea.kr',
      subject: '<안녕>',
      text: '글자',
      html: '<p>그림</p><script>alert(1)</script>',
    });
    transport.close();
    const list = await (await fetch(inboxUrl)).text();
    expect(list).toContain('&lt;안녕&gt;');
    const page = await (await fetch(`${inboxUrl}/mails/1`)).text();
    expect(page).toContain('src="/mails/1/html"');
    expect(page).not.toContain('<script>');
    const shown = await fetch(`${inboxUrl}/mails/1/html`);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox allow-popups');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${inboxUrl}/api/mails?to=BADA@sea.kr`)).json()).toMatchObject({ mails: [{ id: 1 }] });
    expect((await fetch(`${inboxUrl}/mails/9`)).status).toBe(404);
  });

  it('says in one sentence which port is taken, and leaves none open', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, HOST, resolve));
    const taken = (other.address() as { port: number }).port;
    for (const name of ['identity', 'inbox', 'smtp', 'payment', 'control'] as const) {
      const failed = startSandbox({ host: HOST, ports: { ...anyPorts, [name]: taken } });
      await expect(failed).rejects.toThrow(`${taken}번 포트`);
    }
    await new Promise((resolve) => other.close(resolve));
  });
});
