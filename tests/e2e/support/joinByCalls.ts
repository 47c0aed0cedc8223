import type { Page } from '@playwright/test';
import type { InstitutionItem, SignUpDone, SignUpState } from '#contract/signUp.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import { originOf } from './productAddress.ts';

interface Person {
  accountId: string;
  password: string;
  name: string;
  email: string;
  mobileNo: string;
}

/**
 * Makes a grown-up student of the demo institution of the academy or school site who has put the first voyage away, for tests that are not about
 * joining.
 *
 * @param origin of that site, where it is not the product of the worker
 * @returns what the last screen of joining proves the mail address with
 */
export async function joinByCalls(
  page: Page,
  person: Person,
  site: 'edu' | 'school' = 'edu',
  origin = originOf(site),
): Promise<{ signUpToken: string }> {
  const post = async <T>(step: string, body: object) => {
    const answer = await page.request.post(`${origin}/api/account/sign-ups${step}`, { data: body });
    if (!answer.ok()) throw new Error(`${step} was answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const name = demoAccounts[site].institution ?? '';
  const institutions = await page.request.get(`${origin}/api/account/institutions?q=${encodeURIComponent(name)}`);
  const { items } = ((await institutions.json()) as { data: { items: InstitutionItem[] } }).data;
  const started = await post<SignUpState & { signUpToken: string }>('', { kind: 'SELF' });
  const { signUpToken, documents } = started;
  const birthday = '19900505';
  const agreements = documents.map(({ code, version }) => ({ code, version, agreed: true }));
  await post('/terms', { signUpToken, agreements });
  await post('/who', { signUpToken, birthday, academyNo: items[0]?.academyNo });
  const { signIn } = await post<SignUpDone>('/form', {
    signUpToken,
    ...person,
    passwordConfirmation: person.password,
    birthday,
    gender: null,
    schoolName: null,
    schoolGrade: 'HIGH_3',
  });
  if (signIn) {
    const headers = { [tokenHeaderBySite[site]]: signIn.token, 'idempotency-key': crypto.randomUUID() };
    const skipped = await page.request.post(`${origin}/api/voyage/steps/me`, { headers, data: { step: 'SKIP' } });
    if (!skipped.ok()) throw new Error(`skipping the voyage was answered ${skipped.status()}`);
  }
  return { signUpToken };
}
