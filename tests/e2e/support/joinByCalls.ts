import type { Page } from '@playwright/test';
import type { InstitutionItem, SignUpState } from '#contract/signUp.ts';
import { originOf } from './productAddress.ts';

interface Person {
  accountId: string;
  password: string;
  name: string;
  email: string;
  mobileNo: string;
}

/**
 * Makes a grown-up student of the academy or school site, for tests that are not about joining.
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
  const institutions = await page.request.get(`${origin}/api/account/institutions?q=`);
  const { items } = ((await institutions.json()) as { data: { items: InstitutionItem[] } }).data;
  const started = await post<SignUpState & { signUpToken: string }>('', { kind: 'SELF' });
  const { signUpToken, documents } = started;
  const birthday = '19900505';
  const agreements = documents.map(({ code, version }) => ({ code, version, agreed: true }));
  await post('/terms', { signUpToken, agreements });
  await post('/who', { signUpToken, birthday, academyNo: items[0]?.academyNo });
  await post('/form', {
    signUpToken,
    ...person,
    passwordConfirmation: person.password,
    birthday,
    gender: null,
    schoolName: null,
    schoolGrade: 'HIGH_3',
  });
  return { signUpToken };
}
