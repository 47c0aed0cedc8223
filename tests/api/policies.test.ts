import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PolicyText, policyCodes, type TermsPersonal } from '#contract/policy.ts';
import type { SignUpState } from '#contract/signUp.ts';
import { siteNames } from '#contract/site.ts';
import { companyFacts } from '#server/content/companyFacts.ts';
import { describePolicyGaps } from '#server/content/describePolicyGaps.ts';
import { fillPolicies } from '#server/content/fillPolicies.ts';
import { loadPolicies } from '#server/content/loadPolicies.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import { policyVersions } from '#server/repositories/policyVersions.ts';
import { buildTestApp, type TestApp } from '../support/buildTestApp.ts';
import { makeFixtureContent } from '../support/fixtureContent.ts';
import { operate } from '../support/operate.ts';

const TODAY = '2026-05-06';

describe('documents that people agree to', () => {
  it('are all there for every site, whole, and free of anything unfinished', async () => {
    const { policies, refused } = await loadPolicies('content');
    expect(refused).toEqual([]);
    for (const site of siteNames) {
      for (const code of policyCodes) {
        const document = policies.current(site, code, TODAY);
        expect(document?.sha256).toMatch(/^[0-9a-f]{64}$/);
        expect(document?.content).toMatch(/거부할 권리|동의하지 않을 (?:수|권리)/);
        expect(document?.content).toMatch(/(?:니다|십시오)[.)]/);
        expect(document?.content).not.toMatch(/해요[.,]|돼요[.,]|예요[.,]/);
      }
    }
  });

  it('come in the newest version in force, by site', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chaekbada-policies-'));
    cpSync('content/site/policies', join(folder, 'site', 'policies'), { recursive: true });
    const file = (name: string) => join(folder, 'site', 'policies', name);
    const first = readFileSync(file('SERVICE.1.md'), 'utf8');
    const version = (no: number, from: string, more = '') =>
      first.replace('version: 1', `version: ${no}${more}`).replace('2026-03-02', from);
    writeFileSync(file('SERVICE.2.md'), version(2, '2026-05-06', '\nsites: home'));
    writeFileSync(file('SERVICE.3.md'), version(3, '2026-05-07'));
    const { policies, refused } = await loadPolicies(folder);
    expect(refused).toEqual([]);
    expect(policies.current('home', 'SERVICE', TODAY)?.version).toBe(2);
    expect(policies.current('edu', 'SERVICE', TODAY)?.version).toBe(1);
    expect(policies.current('edu', 'SERVICE', '2026-05-07')?.version).toBe(3);
    expect(policies.current('edu', 'SERVICE', '2026-03-01')).toBeUndefined();

    writeFileSync(file('SERVICE.4.md'), version(5, '2026-05-06'));
    writeFileSync(file('SERVICE.5.md'), version(5, '2026-05-06').replace('required: true', 'required: false'));
    writeFileSync(file('SERVICE.6.md'), `${version(6, '2026-05-06')}\n<script>1</script>`);
    writeFileSync(file('SERVICE.7.md'), 'no head');
    writeFileSync(file('SERVICE.8.md'), version(8, '2026-02-30'));
    for (const name of ['GUARDIAN.1.md', 'GUARDIAN.2.md']) rmSync(file(name));
    const broken = await loadPolicies(folder);
    expect(broken.refused.map((line) => line.split(' ')[0])).toEqual([
      'site/policies/SERVICE.4.md',
      'site/policies/SERVICE.5.md',
      'site/policies/SERVICE.6.md',
      'site/policies/SERVICE.7.md',
      'site/policies/SERVICE.8.md',
      'site/policies/GUARDIAN.*.md',
    ]);
    expect(broken.policies.current('edu', 'SERVICE', TODAY)?.version).toBe(1);
    rmSync(folder, { recursive: true });
  });
});

describe('what the settings say of whose service it is', () => {
  const contact = { phone: '1588-1234', mail: 'help@sea.kr' };
  const company = { name: '(주)푸른바다', privacyOfficer: '김바다 이사' };

  it('stands in every document that asks for it, also in one to come and in one that operators published', async () => {
    const app = await buildTestApp({ content: 'none', env: { company, contact } });
    const lines = ['- 운영기관: (주)푸른바다', '- 개인정보 보호책임자: 김바다 이사', '1588-1234, help@sea.kr'];
    const texts = async () => [
      (await app.get<TermsPersonal>('/api/site/terms-personal-home')).data.content,
      (await app.get<PolicyText>('/api/site/policies/PERSONAL/1')).data.content,
      (await app.get<PolicyText>('/api/site/policies/PERSONAL/2')).data.content,
    ];
    for (const text of await texts()) for (const line of lines) expect(text).toContain(line);
    const { data } = await app.post<SignUpState>('/api/account/sign-ups', { kind: 'SELF' });
    expect(data.documents.find(({ code }) => code === 'PERSONAL')?.content).toContain(lines[0]);

    const body = readFileSync('content/site/policies/PERSONAL.1.md', 'utf8').replace('version: 1', 'version: 9');
    await policyVersions.publish(app.db, { code: 'PERSONAL', version: 9, body, now: app.clock.now() });
    app.clock.advance(31_000);
    expect((await app.get<TermsPersonal>('/api/site/terms-personal')).data).toMatchObject({ version: 9 });
    expect((await texts())[0]).toContain(lines[0]);
    await app.close();
  });

  it('changes no version and no hash, which prove what somebody agreed to', async () => {
    const { policies } = await loadPolicies('content');
    const filled = fillPolicies(policies, companyFacts({ company, contact }));
    for (const code of policyCodes) {
      const proof = (book: PolicyBook) => book.versions('home', code).map(({ content: _, ...rest }) => rest);
      expect(proof(filled)).toEqual(proof(policies));
      const file = readFileSync(`content/site/policies/${code}.1.md`, 'utf8');
      expect(filled.versions('home', code).at(-1)?.sha256).toBe(createHash('sha256').update(file).digest('hex'));
    }
  });

  it('is a readable sentence where it is left out, and told to who runs the product', async () => {
    const app = await buildTestApp({ content: 'none' });
    const { content } = (await app.get<TermsPersonal>('/api/site/terms-personal')).data;
    expect(content).toContain('- 운영기관: 아직 적지 않았습니다');
    expect(content).not.toContain('(운영기관 이름)');
    const now = Date.parse(`${TODAY}T03:00:00Z`);
    const nothing = companyFacts({ company: { name: null, privacyOfficer: null }, contact: null });
    expect(describePolicyGaps(app.policies, nothing, now)).toEqual([
      expect.stringMatching(/^PERSONAL 2판: .*COMPANY_NAME.*PRIVACY_OFFICER.*CONTACT_PHONE/),
      expect.stringMatching(/^PERSONAL 1판: /),
    ]);
    const named = companyFacts({ company: { ...company, privacyOfficer: null }, contact });
    expect((await operate(app, 'policy', 'list')).output).toMatch(/^빈 곳이 있는 문서: PERSONAL 1판: /m);
    // What is no longer in force is not asked for.
    expect(describePolicyGaps(app.policies, named, Date.parse('2027-01-01T00:00:00Z'))).toEqual([
      'PERSONAL 2판: 개인정보 보호책임자 (PRIVACY_OFFICER)',
    ]);
    expect(describePolicyGaps(app.policies, companyFacts({ company, contact }), now)).toEqual([]);
    await app.close();
  });
});

describe('the server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({ content: 'none', sandbox: true });
  });
  afterAll(() => app.close());

  it('shows the privacy policy to anybody', async () => {
    for (const suffix of ['', '-edu', '-school', '-home']) {
      const answer = await app.get<TermsPersonal>(`/api/site/terms-personal${suffix}`);
      expect(answer.data).toMatchObject({ version: 1, effectiveFrom: '2026-03-02' });
      expect(answer.data.content).toContain('개인정보');
    }
    expect((await app.get('/api/site/terms-personal-other')).status).toBe(404);
  });

  it('takes no sign-up while a required document is missing', async () => {
    const contentDir = makeFixtureContent();
    const without = await buildTestApp({ content: 'none', env: { contentDir } });
    const answer = await without.post('/api/account/sign-ups', { kind: 'SELF' });
    expect(answer).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect(answer.message).toContain('약관');
    expect((await without.get('/api/site/terms-personal')).status).toBe(404);
    await without.close();
    rmSync(contentDir, { recursive: true });
  });

  it('lets the script of the verifier run on the sign-up page and nowhere else', async () => {
    const verifier = new URL(app.env.identity?.sdkUrl ?? '').origin;
    const rulesOf = async (path: string) => (await app.get(path)).headers['content-security-policy'] ?? '';
    for (const path of ['/login/sign-up', '/login/sign-up?identityVerificationId=x', '/login/sign-up/']) {
      const rules = await rulesOf(path);
      expect(rules).toContain(`script-src 'self' ${verifier};`);
      expect(rules).toContain(`connect-src 'self' ${verifier};`);
      expect(rules).toContain(`frame-src ${verifier};`);
      expect((await app.get(path)).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    for (const path of ['/', '/login', '/login/sign-upper', '/login/find-id', '/api/site/terms-personal', '/main']) {
      expect(await rulesOf(path)).not.toContain(verifier);
      expect((await app.get(path)).headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });
});
