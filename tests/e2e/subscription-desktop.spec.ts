import type { Locator } from '@playwright/test';
import { KeyboardHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';
import { TicketVoyage } from './ticketVoyage.ts';

test('a guardian does all of it with the keyboard, and a closed window costs nothing', async ({ page, request }) => {
  const student = await NewStudent.join(request, 'ticketkeys');
  await student.enter(page);
  const hands = new KeyboardHands(page);
  const voyage = new TicketVoyage(page, {
    hands,
    tick: async (box) => {
      await hands.reach(box);
      await page.keyboard.press('Space');
    },
    choose: async (radio) => {
      await hands.reach(firstOfGroup(radio));
      // The arrows go through the group and choose on their way.
      while (!(await radio.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
  });

  await voyage.open('/subscription');
  await voyage.choose(/^미션 정기 이용권, 5,900원$/);
  await voyage.press('button', '결제 내용 확인하기');
  await voyage.beVerified('5,900원 결제에 동의합니다');
  await voyage.agree(3);
  await voyage.press('button', '5,900원 결제하기');

  // Left without paying: the company brings no order id back, and still the page knows what it was.
  await voyage.useCard('정상 카드', '취소하기');
  await voyage.expectHeading('결제를 마치지 않으셨습니다');
  await voyage.press('link', '다시 결제하기');
  await voyage.agree(3);
  await voyage.press('button', '5,900원 결제하기');
  await voyage.useCard('정지된 카드', '등록하기');
  await voyage.expectHeading('다른 카드가 필요합니다');
  await voyage.press('link', '다른 카드로 결제하기');
  await voyage.agree(3);
  await voyage.press('button', '5,900원 결제하기');
  await voyage.useCard('정상 카드', '등록하기');
  await voyage.expectHeading('결제를 마쳤습니다');

  // Back to the window and forth again: the browser shows the return address a second time.
  await page.goBack();
  await page.goForward();
  await voyage.expectHeading('결제를 마쳤습니다');

  // Another card, then leaving and coming back.
  await voyage.press('link', '내 이용권 보기');
  await voyage.press('link', '카드 바꾸기');
  await voyage.confirmPassword();
  await voyage.press('button', '새 카드 등록하기');
  await voyage.useCard('40일 뒤에 만료되는 카드', '등록하기');
  await voyage.expectHeading('카드를 바꾸었습니다');
  await voyage.press('link', '내 이용권 보기');
  await voyage.press('link', '해지하기');
  await voyage.press('button', '해지하기');
  await voyage.expectFact('다음 결제', '없습니다');
  await voyage.press('button', '해지 취소하기');
  await voyage.expectFact('다음 결제 금액', '5,900원');

  // Whoever has a ticket is led from the plans to the change.
  await voyage.open('/subscription');
  await voyage.choose(/^모두 이용권 3개월/);
  await voyage.press('button', '바꿀 내용 확인하기');
  await voyage.press('button', '결제하시는 분 확인하기');
  await voyage.beVerified('32,900원 결제에 동의합니다');
  await voyage.agree(2);
  await voyage.press('button', '27,000원 결제하고 바꾸기');
  await voyage.useCard('정상 카드', '결제하기');
  await voyage.expectHeading('결제를 마쳤습니다');
  await voyage.expectFact('결제한 금액', '27,000원');
  await voyage.press('link', '내 이용권 보기');
  await voyage.expectFact('다음 결제', '없습니다');

  await voyage.press('button', '환불받기');
  await voyage.expectFact('돌려받으실 금액', /^32,900원$/);
  await voyage.press('button', '32,900원 환불받기');
  await expect(page.getByRole('dialog', { name: '환불을 신청했습니다' })).toBeVisible();
  await voyage.press('button', '확인');
  await voyage.expectHeading('무료 이용');
  await expect(page).toHaveURL(`${originOf('home')}/mypage/ticket`);
});

/** The stop of Tab in a group of which nothing is chosen. */
function firstOfGroup(radio: Locator): Locator {
  return radio.page().getByRole('radio').first();
}
