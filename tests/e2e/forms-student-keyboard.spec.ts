import type { ParentShare } from '#contract/parentShare.ts';
import type { SubscriptionProducts } from '#contract/subscription.ts';
import { MyPages } from './pages/MyPages.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { NEW_PASSWORD, NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { test } from './support/test.ts';

const home = originOf('home');
const BOOK_NO = 1042;

test('the fields of search, help and the neighbours keep what is written', async ({ page, request }) => {
  await (await NewStudent.join(request, 'fieldsearch1')).enter(page);
  const walk = new FieldWalk(page);
  await page.goto(`${home}/cs`);
  await walk.walk('src/components/layout/HeaderSearch.tsx');
  await walk.walk('src/features/cs/FaqSearch.tsx');
  await page.goto(`${home}/search`);
  await walk.walk('src/features/search/SearchBox.tsx');
  await page.getByRole('button', { name: '자세한 조건' }).click();
  await walk.walk('src/features/search/DifficultyFilter.tsx');
  await page.goto(`${home}/library/words?query=${encodeURIComponent('바다')}`);
  await walk.walk('src/features/library/words/WordTools.tsx');
  await page.goto(`${home}/community/aqua`);
  await walk.walk('src/features/aquarium/neighbours/FriendPanel.tsx');
  await page.getByRole('region', { name: '내 수족관 문패' }).getByRole('button', { name: '바꾸기' }).click();
  await walk.walk('src/features/aquarium/neighbours/MyVisitSettings.tsx');
});

test('the fields of my page, payment and the page for parents keep what is written', async ({ page, request }) => {
  const student = await NewStudent.join(request, 'fieldmypage1');
  await student.handInOx(BOOK_NO);
  await student.enter(page);
  const walk = new FieldWalk(page);
  const my = new MyPages(page);
  await my.open('/mypage/info');
  await walk.walk('src/features/my-page/info/PasswordCheckForm.tsx');
  await my.openInfo(NEW_PASSWORD);
  await walk.walk('src/components/contact-proof/CodeForm.tsx');
  await walk.walk('src/features/my-page/info/InfoForm.tsx');
  await walk.walk('src/features/my-page/info/AddressFields.tsx');
  await walk.walk('src/features/my-page/info/NewPasswordPanel.tsx');
  await walk.walk('src/features/my-page/info/NewParentLink.tsx');
  await my.open('/mypage/point');
  await walk.walk('src/features/my-page/points/PointView.tsx');
  await my.open(`/mypage/withdrawal/${student.accountId}`);
  await walk.walk('src/features/my-page/withdrawal/LeaveForm.tsx');

  const { items } = await student.send<SubscriptionProducts>('get', '/api/subscription/products');
  await page.goto(`${home}/subscription/payment?product=${items[0]?.subscriptionProductNo}`);
  await walk.walk('src/features/subscription/pay/PayerForm.tsx');

  const { shareKey } = await student.send<ParentShare>('post', '/api/account/parent-shares/me', {
    label: '엄마',
    scope: 'HOME',
  });
  await page.goto(`${home}/book/mission/resultToParent/${BOOK_NO}/${shareKey}`);
  await walk.walk('src/features/parent-result/QuietHoursSection.tsx');
});
