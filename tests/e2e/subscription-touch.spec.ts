import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { TouchHands } from './support/Hands.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';
import { TicketVoyage } from './ticketVoyage.ts';

test('a guardian joins, changes plan and card, leaves, comes back and is refunded, on a phone', async ({
  page,
  request,
}) => {
  const student = await NewStudent.join(request, 'ticketwave');
  await student.enter(page);
  const hands = new TouchHands(page);
  const voyage = new TicketVoyage(page, { hands, tick: (box) => box.tap(), choose: (radio) => radio.tap() });

  // The whole price from the first screen, and nothing chosen.
  await voyage.open('/subscription');
  await expect(page.getByText(/까지 모두 무료로 체험하고 계십니다/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectNoBarriers(page, 'the plans');
  await voyage.choose(/^미션 정기 이용권, 5,900원$/);
  await voyage.press('button', '결제 내용 확인하기');
  await voyage.expectFact('오늘 결제하실 금액', '5,900원');
  await expectNoBarriers(page, 'who pays');
  await voyage.beVerified('5,900원 결제에 동의합니다');
  await expect(page.getByText('보호자 본인 확인과 이 금액에 대한 동의를 마쳤습니다.')).toBeVisible();
  await voyage.agree(3);
  await expectNoBarriers(page, 'the payment');
  await voyage.press('button', '5,900원 결제하기');

  // Declined: nothing was paid, and the way back leads to the same product.
  await voyage.useCard('한도가 넘은 카드', '등록하기');
  await voyage.expectHeading('결제되지 않았습니다');
  await expect(page.getByRole('alert')).toContainText('결제된 금액은 없습니다');
  await expectNoBarriers(page, 'a declined card');
  await voyage.press('link', '다시 결제하기');
  await voyage.agree(3);
  await voyage.press('button', '5,900원 결제하기');
  await voyage.useCard('정상 카드', '등록하기');
  await voyage.expectHeading('결제를 마쳤습니다');
  await voyage.expectFact('결제한 금액', '5,900원');
  await expect(page).toHaveURL(/\/subscription\/success\/\d+$/);
  await expectNoBarriers(page, 'the receipt');

  // The return page again, as a reload or a second tab would show it: the same receipt, no second payment.
  const paymentOrderNo = page.url().split('/').at(-1);
  await voyage.open(`/subscription/complete?paymentOrderNo=${paymentOrderNo}`);
  await voyage.expectHeading('결제를 마쳤습니다');
  await voyage.press('link', '내 이용권 보기');
  await voyage.expectFact('다음 결제 금액', '5,900원');
  await expect(page.getByRole('region', { name: '결제와 환불 내역' }).getByRole('listitem')).toHaveCount(1);
  await expectNoBarriers(page, 'the ticket');

  // A larger plan begins at once. The guardian agrees to that product and price as well.
  await voyage.open('/mypage/ticketchange');
  await voyage.choose(/^모두 정기 이용권/);
  await voyage.expectFact('오늘 결제하실 금액', '4,000원');
  await expectNoBarriers(page, 'the change');
  await voyage.press('button', '결제하시는 분 확인하기');
  await voyage.beVerified('9,900원 결제에 동의합니다');
  await expect(page).toHaveURL(/\/mypage\/ticketchange\?product=\d+$/);
  await voyage.agree(3);
  await voyage.press('button', '4,000원 결제하고 바꾸기');
  await voyage.expectHeading('결제를 마쳤습니다');
  await voyage.press('link', '내 이용권 보기');
  await voyage.expectFact('다음 결제 금액', '9,900원');

  // Another card: nothing is charged, and that was said before.
  await voyage.press('link', '카드 바꾸기');
  await voyage.confirmPassword();
  await voyage.expectFact('지금 결제될 금액', '0원');
  await expectNoBarriers(page, 'the card');
  await voyage.press('button', '새 카드 등록하기');
  await voyage.useCard('두 번 거절된 뒤 결제되는 카드', '등록하기');
  await voyage.expectHeading('카드를 바꾸었습니다');
  await voyage.press('link', '내 이용권 보기');
  await voyage.expectFact('결제 카드', /3564/);

  // Leaving is two presses, and taking it back is one.
  await voyage.press('link', '해지하기');
  await expectNoBarriers(page, 'leaving');
  await voyage.press('button', '해지하기');
  await expect(page).toHaveURL(`${originOf('home')}/mypage/ticket`);
  await voyage.expectFact('다음 결제', '없습니다');
  await voyage.press('button', '해지 취소하기');
  await voyage.expectFact('다음 결제 금액', '9,900원');

  await voyage.press('button', '환불받기');
  await voyage.expectFact('돌려받으실 금액', /^9,900원$/);
  await expectNoBarriers(page, 'the refund');
  await voyage.press('button', '9,900원 환불받기');
  await expect(page.getByRole('dialog', { name: '환불을 신청했습니다' })).toBeVisible();
  await voyage.press('button', '확인');
  await voyage.expectHeading('무료 이용');
});
