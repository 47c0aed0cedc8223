import type { SiteName } from '#contract/site.ts';
import type { TestApp } from './buildTestApp.ts';
import { PASSWORD } from './makeAccount.ts';

/** Opens changes of personal data for five minutes, as the student would. */
export async function confirmPassword(app: TestApp, token: string, site: SiteName = 'edu'): Promise<void> {
  const answer = await app.send<{ valid: boolean }>('POST', '/api/auth/validate-password', {
    site,
    token,
    body: { password: PASSWORD },
  });
  if (!answer.data?.valid) throw new Error(`the password was not confirmed: ${answer.status} ${answer.message}`);
}
