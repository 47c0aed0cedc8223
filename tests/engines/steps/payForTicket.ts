import type { EnginePage } from '../EnginePage.ts';

/** A guardian chooses a ticket, proves who they are and pays, in the windows of the stand-ins of both companies. */
export async function payForTicket(page: EnginePage): Promise<void> {
  await page.open('/subscription', 'home');
  await page.press('radio', '미션 정기 이용권, 5,900원');
  await page.press('button', '결제 내용 확인하기');
  await page.press('radio', /^어머니/);
  await page.write('결제하시는 분의 이름', '서보호');
  await page.write('휴대전화 번호', '01087654321');
  await page.write('영수증을 받으실 이메일', 'guardian@example.kr');
  await page.press('checkbox', /5,900원 결제에 동의합니다/);
  await page.press('button', '휴대전화로 본인 확인하기');
  await page.press('button', '인증하기');
  await page.waitForText('보호자 본인 확인과 이 금액에 대한 동의를 마쳤습니다.');
  const agreements = await page.waitFor('checkbox', /./);
  for (const name of agreements.names) await page.press('checkbox', name);
  await page.press('button', '5,900원 결제하기');
  await page.press('radio', /^정상 카드/);
  await page.press('button', '등록하기');
  await page.waitFor('heading', '결제를 마쳤습니다');
  await page.press('link', '내 이용권 보기');
  await page.waitForText(/다음 결제 금액\s*5,900원/);
}
