import type { EnginePage } from '../EnginePage.ts';

const PASSWORD = 'goPado77!';

/** A student of 16 joins alone on the home site and is in. */
export async function joinAtHome(page: EnginePage): Promise<void> {
  await page.open('/login', 'home');
  await page.pressUntil('link', '회원 가입', () => page.find('button', /만 14세 이상이에요/));
  await page.press('button', /만 14세 이상이에요/);
  await page.press('checkbox', '선택까지 모두 동의할게요');
  await page.press('button', '동의하고 다음으로');
  await page.write('생일', '20100301');
  await page.press('button', '다음으로');
  await page.write('아이디', 'padohome');
  await page.write('비밀번호', PASSWORD);
  await page.waitForText('쓸 수 있는 아이디예요');
  await page.write('비밀번호 한 번 더', PASSWORD);
  await page.write('이름', '한파도');
  await page.write('이메일', 'pado@family.kr');
  await page.write('휴대전화 번호', '01023456789');
  await page.press('button', '가입 마치기');
  await page.waitFor('heading', '한파도 님, 환영해요!');
  await page.press('button', '책바다로 들어가기');
  await page.waitForPath('/main');
  await page.waitForText('한파도');
}
