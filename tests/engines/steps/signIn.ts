import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { EnginePage } from '../EnginePage.ts';

export async function signIn(page: EnginePage): Promise<string | undefined> {
  await page.open('/login');
  const old = await page.engine.run<boolean>(`!document.getElementById('old-browser').hidden`);
  await page.write('아이디', demoAccounts.school.accountId);
  await page.write('비밀번호', demoAccounts.school.password);
  await page.press('button', '로그인');
  await page.waitForPath('/main');
  await page.waitFor('region', '나의 바다 친구');
  return old ? '오래되었다고 알림' : undefined;
}
