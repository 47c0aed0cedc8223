import type { ModerationList } from '#contract/moderation.ts';
import type { RosterCheck, RosterFile } from '#contract/roster.ts';
import type { StaffEntry } from '#contract/staffProvider.ts';
import type { StaffFactorStep, StaffInvitation, StaffSignedIn } from '#contract/staffSignIn.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const staffPage = `${originOf('edu')}/teacher`;
const answer = (data: object) => ({ json: { status: 200, message: 'OK', data } });

const SPREADSHEET: RosterFile = {
  oneRoster: null,
  sheets: [
    {
      name: '',
      hidden: false,
      merges: [],
      rows: [
        {
          rowNo: 1,
          cells: [
            [0, '이름'],
            [1, '생년월일'],
          ],
        },
        {
          rowNo: 2,
          cells: [
            [0, '김'],
            [1, '2018-03-02'],
          ],
        },
      ],
    },
  ],
};
/** An institution without letters, and a name that nobody has. */
const DOUBTFUL: RosterCheck = {
  rows: [
    {
      key: '2',
      outcome: 'REFUSED',
      shown: { name: '김', schoolGrade: '', className: '', classNumber: '', accountId: '' },
      accountId: null,
      reasons: ['이름: ‘김’ 두 글자부터 적어 주세요.'],
    },
  ],
  leavers: [],
  leaving: [],
  schoolYear: 2026,
  letters: { own: null, proposed: 'pado', refused: null },
};
/** A name that a neighbour reported. */
const REPORTED: ModerationList = {
  holds: [],
  levels: [],
  items: [],
  reviews: [],
  names: [
    {
      subjectNo: 1,
      pupil: { accountNo: 1, name: '김바다', className: '초등 3학년 1반' },
      nickname: '반짝해달',
      petName: null,
      reasons: ['이름이 고운 말이 아니에요'],
      at: '2026-11-20T01:00:00.000Z',
    },
  ],
};

test('the fields before the staff pages keep what is written', async ({ page }) => {
  const walk = new FieldWalk(page);
  await page.goto(staffPage);
  await walk.walk('src/teacher/sign-in/StaffSignInPage.tsx');

  // The steps behind a right password, answered here: nobody knows a password of the demo.
  const step: StaffFactorStep = { step: 'SECOND_FACTOR', challenge: 'anything', codes: true, passkeys: false };
  await page.route('**/api/staff/sign-in', (route) => route.fulfill(answer(step)));
  const signIn = async () => {
    await page.goto(staffPage);
    await page.getByLabel('메일 주소', { exact: true }).fill('someone@sea.kr');
    await page.getByLabel('비밀번호', { exact: true }).fill('something long');
    await page.getByRole('button', { name: '다음' }).click();
  };
  await signIn();
  await walk.walk('src/teacher/sign-in/SecondFactor.tsx');

  const setUp: StaffFactorStep = { ...step, step: 'SET_UP', codes: false };
  await page.route('**/api/staff/sign-in', (route) => route.fulfill(answer(setUp)));
  await page.route('**/api/staff/second-factor/codes', (route) =>
    route.fulfill(answer({ challenge: 'another', uri: 'otpauth://totp/x?secret=ABCDEFGH', secret: 'ABCDEFGH' })),
  );
  await signIn();
  await page.getByRole('button', { name: /인증 앱으로/ }).click();
  await walk.walk('src/teacher/sign-in/AuthenticatorForm.tsx');

  const invitation: StaffInvitation = {
    academyName: '파도 학원',
    role: 'TEACHER',
    email: 'someone@sea.kr',
    known: false,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  };
  await page.route('**/api/staff/invites/check', (route) => route.fulfill(answer(invitation)));
  await page.goto(`${staffPage}/join#token=anything`);
  await walk.walk('src/teacher/sign-in/JoinPage.tsx');

  const entry: StaffEntry = {
    signedIn: null,
    factor: null,
    joining: { challenge: 'anything', email: 'someone@sea.kr', name: '', institutions: [] },
  };
  await page.route('**/api/staff/sign-in/provider/answer', (route) => route.fulfill(answer(entry)));
  await page.goto(`${staffPage}/oidc/goe#code=anything`);
  await walk.walk('src/teacher/sign-in/JoinByProvider.tsx');

  await page.goto(`${originOf('edu')}/login/card`);
  await walk.walk('src/features/sign-in/card/CardCodeForm.tsx');
});

test('the fields of the staff pages keep what is written', async ({ page }) => {
  const walk = new FieldWalk(page);
  // As somebody who has a password of their own to change.
  await page.route('**/api/staff/sign-in/demo', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: StaffSignedIn };
    const data = { ...body.data, staff: { ...body.data.staff, demo: false } };
    await route.fulfill({ response, json: { ...body, data } });
  });
  await page.goto(staffPage);
  await page.getByRole('button', { name: '체험 선생님으로 둘러보기' }).click();
  const menu = page.getByRole('navigation', { name: '선생님 메뉴' });
  await menu.getByRole('link', { name: '학생' }).click();
  await walk.walk('src/teacher/pupils/PupilsPage.tsx');

  await page.getByRole('link', { name: '명단 올리기' }).click();
  await page.route('**/roster/files', (route) => route.fulfill(answer(SPREADSHEET)));
  await page.route('**/roster/check', (route) => route.fulfill(answer(DOUBTFUL)));
  await page.getByLabel('명단 파일').setInputFiles({ name: '명단.csv', mimeType: '', buffer: Buffer.from('이름') });
  await walk.walk('src/teacher/roster/LettersField.tsx');
  await walk.walk('src/teacher/roster/ProblemRow.tsx');

  await menu.getByRole('link', { name: '반' }).click();
  await page.getByRole('button', { name: '반 만들기' }).click();
  await walk.walk('src/teacher/classes/ClassesPage.tsx', { within: page.getByRole('dialog') });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /파도반/ }).click();
  await page.getByRole('button', { name: '이름과 선생님' }).click();
  await walk.walk('src/teacher/classes/ClassPage.tsx', { within: page.getByRole('dialog') });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '로그인 카드' }).click();
  await walk.walk('src/teacher/cards/CardHoursPanel.tsx');
  await menu.getByRole('link', { name: '반', exact: true }).click();
  await page.getByRole('link', { name: /파도반/ }).click();
  await page.getByRole('link', { name: '월간 리포트' }).click();
  await page.route('**/report-note', (route) => route.fulfill(answer({ done: true })));
  await walk.walk('src/teacher/reports/ReportNote.tsx');

  await menu.getByRole('link', { name: '숙제' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /파도반/ })
    .click();
  await page.getByRole('button', { name: '날짜와 말 바꾸기' }).click();
  await walk.walk('src/teacher/homework/ChangeHomework.tsx', { within: page.getByRole('dialog') });
  await page.keyboard.press('Escape');
  await menu.getByRole('link', { name: '숙제' }).click();
  await page.getByRole('link', { name: '숙제 내기' }).click();
  await walk.walk('src/teacher/homework/ChooseBooks.tsx');
  await walk.walk('src/teacher/homework/HomeworkForm.tsx');

  await menu.getByRole('link', { name: '골든벨' }).click();
  await page.getByRole('link', { name: '골든벨 열기' }).click();
  await walk.walk('src/teacher/bell/ChooseBellBooks.tsx');

  await menu.getByRole('link', { name: '독서 대회' }).click();
  await page.getByRole('link', { name: '독서 대회 열기' }).click();
  await walk.walk('src/teacher/contest/NewContestForm.tsx');
  await page.getByRole('radio', { name: /직접 고르기/ }).check();
  await walk.walk('src/teacher/contest/FindContestBook.tsx');

  await menu.getByRole('link', { name: '수업' }).click();
  await page.getByRole('button', { name: '정하기' }).click();
  await walk.walk('src/teacher/lesson/QuietHoursForm.tsx');
  await walk.walk('src/teacher/lesson/ScreenPanel.tsx');

  await page.route('**/moderation', (route) => route.fulfill(answer(REPORTED)));
  await menu.getByRole('link', { name: '확인할 것' }).click();
  await walk.walk('src/teacher/moderation/DecisionForm.tsx');

  await menu.getByRole('link', { name: '글', exact: true }).click();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await page.getByRole('checkbox').first().press('Space');
  await walk.walk('src/teacher/texts/RemarkedText.tsx');
  await walk.walk('src/teacher/texts/ReplyForm.tsx');

  await menu.getByRole('link', { name: '선생님' }).click();
  await page.getByRole('button', { name: '초대하기' }).click();
  await walk.walk('src/teacher/people/InviteDialog.tsx', { within: page.getByRole('dialog') });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /한물결/ }).click();
  await page.getByRole('link', { name: '내 계정' }).click();
  await expect(page.getByRole('heading', { name: '내 계정' })).toBeVisible();
  await walk.walk('src/teacher/own/OwnPage.tsx');
  await page.getByRole('button', { name: '새로 받기' }).click();
  await walk.walk('src/teacher/own/KeyDialog.tsx', { within: page.getByRole('dialog') });
});
