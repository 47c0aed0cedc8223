import { demoAccounts } from '#server/config/demoAccounts.ts';
import { BellHost, BellTablet } from './pages/BellPages.ts';
import { expectNoBarriers } from './support/expectNoBarriers.ts';
import { FieldWalk } from './support/FieldWalk.ts';
import { openClass } from './support/openClass.ts';
import { type DrivenProduct, openDrivenProduct } from './support/openDrivenProduct.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const edu = originOf('edu');
const BOOK = '시험용 책 9000';

let product: DrivenProduct;
test.beforeAll(async () => {
  product = await openDrivenProduct(({ buildTestApp, makeFixtureContent }, env) =>
    buildTestApp({ env: { ...env, contentDir: makeFixtureContent(1) } }),
  );
});
test.afterAll(() => product.close());

const other = (sign: 'O' | 'X') => (sign === 'O' ? 'X' : 'O');

test('the field of a golden bell keeps what is written, and a code without a room is answered kindly', async ({
  page,
  expected,
}) => {
  await page.goto(`${edu}/login`);
  await page.getByLabel('아이디', { exact: true }).fill(demoAccounts.edu.accountId);
  await page.getByLabel('비밀번호', { exact: true }).fill(demoAccounts.edu.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL(/\/main$/);
  await page.goto(`${edu}/bell`);
  const walk = new FieldWalk(page);
  await walk.walk('src/features/bell/BellEntry.tsx');
  expected.push(/422/);
  await page.getByLabel('방 번호').fill('1234');
  await page.getByRole('button', { name: '들어가기', exact: true }).click();
  await expect(page.getByText('지금 그 번호로 열린 골든벨 방이 없어요')).toBeVisible();
});

test('a whole round: in, out, along, back in, the film and the result', async ({ browser }) => {
  const hall = await openClass({
    ...{ browser, product, site: 'edu', names: ['한바다', '윤파도'] },
    // The film moves.
    teacherOptions: { reducedMotion: 'no-preference' },
  });
  const address = (path: string) => product.address(path, 'edu');
  const host = new BellHost(hall.teacher, address);
  const [sure, unsure] = hall.pupils.map(({ page }) => new BellTablet(page, address)) as [BellTablet, BellTablet];
  const both = [sure, unsure];
  let keys = new Map<string, string>();

  /** What is asked now on the wall and on both tablets. @returns the key */
  const asked = async (place: number): Promise<'O' | 'X'> => {
    await expect(host.page.getByText(`${place} / 5번`)).toBeVisible();
    const question = (await host.question.textContent()) ?? '';
    for (const tablet of both) await tablet.isAt(question);
    return keys.get(question) as 'O' | 'X';
  };
  const reveal = async () => {
    await expect(host.page.getByText('2명 가운데 2명이 답했어요').first()).toBeVisible();
    await host.press('답 그만 받기');
    for (const { page } of both) await expect(page.getByText('답을 모았어요. 곧 정답이 나와요.')).toBeVisible();
    await host.press('정답 공개');
  };

  await test.step('the teacher draws questions and opens a room', async () => {
    await host.draw(BOOK, ['OX 퀴즈']);
    await expectNoBarriers(host.page, 'a draft of a golden bell');
    keys = await host.readKeys();
    expect(keys.size).toBe(5);
  });
  const code = await host.open();

  await test.step('two pupils come in by the number on the wall', async () => {
    await expect(host.page.getByRole('heading', { name: '친구들을 기다려요' })).toBeVisible();
    for (const tablet of both) await tablet.enter(code);
    await expect(host.page.getByRole('heading', { name: '2명이 왔어요' })).toBeVisible();
    await expectNoBarriers(host.page, 'the lobby of a golden bell');
    await expectNoBarriers(sure.page, 'a tablet that waits');
  });

  await test.step('who is wrong is out, kindly', async () => {
    await host.press('시작하기');
    const key = await asked(1);
    await sure.answer(other(key));
    // Until it is closed, the last answer counts.
    await sure.answer(key);
    await unsure.answer(other(key));
    await expectNoBarriers(unsure.page, 'a question on a tablet');
    await expectNoBarriers(host.page, 'a question on the wall');
    await reveal();
    await expect(sure.page.getByText('맞았어요!', { exact: true })).toBeVisible();
    await expect(sure.page.getByText('도전하고 있어요')).toBeVisible();
    await expect(unsure.page.getByText('아쉬워요. 괜찮아요, 함께 풀다가 패자부활전에서 돌아와요.')).toBeVisible();
    await expect(unsure.page.getByText('함께 풀어요')).toBeVisible();
    await expect(host.page.getByText('남은 학생 1명')).toBeVisible();
    await expectNoBarriers(unsure.page, 'an answer that was wrong');
    await expectNoBarriers(host.page, 'a key on the wall');
  });

  await test.step('a pupil who is out keeps answering, and a reloaded tablet shows the same question', async () => {
    await host.press('다음 문제');
    const key = await asked(2);
    await unsure.answer(key);
    await unsure.page.reload();
    await asked(2);
    await expect(unsure.option(key === 'O' ? '오, 맞아요' : '엑스, 아니에요')).toHaveAttribute('aria-pressed', 'true');
    await sure.answer(key);
    await reveal();
    await expect(unsure.page.getByText('맞았어요!', { exact: true })).toBeVisible();
    await expect(unsure.page.getByText('함께 풀어요')).toBeVisible();
    await expect(host.page.getByText('남은 학생 1명')).toBeVisible();
  });

  await test.step('a question of revival brings back in, and puts nobody out', async () => {
    await host.press('패자부활전');
    const key = await asked(3);
    await expect(unsure.page.getByText('패자부활전', { exact: true })).toBeVisible();
    await sure.answer(other(key));
    await unsure.answer(key);
    await reveal();
    await expect(unsure.page.getByText('맞았어요! 다시 함께 도전해요.')).toBeVisible();
    await expect(sure.page.getByText('도전하고 있어요')).toBeVisible();
    await expect(host.page.getByText('남은 학생 2명')).toBeVisible();
  });

  await test.step('a question that nobody has right puts nobody out', async () => {
    await host.press('다음 문제');
    const key = await asked(4);
    for (const tablet of both) await tablet.answer(other(key));
    await reveal();
    for (const { page } of both) await expect(page.getByText('아쉽지만 계속 도전할 수 있어요.')).toBeVisible();
    await expect(host.page.getByText('남은 학생 2명')).toBeVisible();
  });

  await test.step('the bell rings, and everybody is named', async () => {
    await host.press('다음 문제');
    const key = await asked(5);
    await sure.answer(key);
    await unsure.answer(other(key));
    await reveal();
    await host.press('골든벨 울리기');
    await expect(host.page.getByRole('button', { name: '건너뛰기' })).toBeVisible();
    await host.press('건너뛰기');
    await expect(host.page.getByRole('heading', { name: '골든벨을 울렸어요!' })).toBeVisible();
    await expect(host.page.getByText('끝까지 지킨 친구')).toBeVisible();
    await expect(host.page.getByText('끝까지 함께 푼 친구')).toBeVisible();
    await expectNoBarriers(host.page, 'the end of a golden bell');
    await expect(sure.page.getByRole('heading', { name: '골든벨을 끝까지 지켰어요!' })).toBeVisible();
    await expect(unsure.page.getByRole('heading', { name: '끝까지 함께 풀었어요!' })).toBeVisible();
    for (const [tablet, right] of [
      [sure, 3],
      [unsure, 2],
    ] as const)
      await expect(tablet.page.getByText(`${right}문제`, { exact: true })).toBeVisible();
    await expectNoBarriers(unsure.page, 'the own answers of a golden bell');
  });

  await test.step('names are on the page of the result alone', async () => {
    await expect(host.page.getByText('한바다')).toBeHidden();
    await host.page.getByRole('link', { name: '결과 보기' }).click();
    await expect(host.page.getByRole('row').filter({ hasText: '한바다' })).toContainText('지켰어요');
    await expect(host.page.getByRole('row').filter({ hasText: '윤파도' })).toContainText('함께 풀었어요');
    await expectNoBarriers(host.page, 'the result of a golden bell');
  });
  // Each tablet answered five times, once of them twice; five answers of each are stored.
  const stored = await product.app.db.selectFrom('bell_answer').select(['account_no', 'place']).execute();
  expect(stored).toHaveLength(10);
  await hall.close();
});

test('tablets without sockets, and one whose lines all break, lose no answer and give none twice', async ({
  browser,
  expected,
}) => {
  expected.push(/WebSocket connection|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const hall = await openClass({ browser, product, site: 'edu', names: ['없는이', '막힌이', '끊긴이'] });
  const address = (path: string) => product.address(path, 'edu');
  const host = new BellHost(hall.teacher, address);
  const [missing, refused, broken] = hall.pupils.map(({ page }) => new BellTablet(page, address)) as [
    BellTablet,
    BellTablet,
    BellTablet,
  ];
  await missing.page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'));
  await refused.page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(String(url).replace('/socket', '/no-socket'), protocols);
      }
    };
  });
  /** Everything between this tablet and the server. */
  let isCut = false;
  const sockets: { close: () => void }[] = [];
  await broken.page.routeWebSocket(/\/socket$/, (socket) => {
    if (isCut) return void socket.close();
    sockets.push({ close: () => void socket.close() });
    socket.connectToServer();
  });
  const all = [missing, refused, broken];
  await host.draw(BOOK, ['OX 퀴즈']);
  const keys = await host.readKeys();
  const code = await host.open();
  for (const tablet of all) await tablet.enter(code);
  const asked = async (place: number) => {
    // What is read before the wall has changed is the question before, or the door.
    await expect(host.page.getByText(`${place} / 5번`)).toBeVisible();
    const question = (await host.question.textContent()) ?? '';
    for (const tablet of all) await tablet.isAt(question);
    return keys.get(question) as 'O' | 'X';
  };
  const reveal = async () => {
    await expect(host.page.getByText('3명 가운데 3명이 답했어요').first()).toBeVisible();
    await host.press('답 그만 받기');
    await host.press('정답 공개');
    for (const { page } of all) await expect(page.getByText('맞았어요!', { exact: true })).toBeVisible();
  };

  await test.step('by stream and calls', async () => {
    await host.press('시작하기');
    const key = await asked(1);
    for (const tablet of all) await tablet.answer(key);
    await reveal();
  });

  await test.step('a socket that drops midway: what is touched then is sent later, once', async () => {
    await host.press('다음 문제');
    const key = await asked(2);
    isCut = true;
    await broken.page.route(/\/api\/bells\//, (route) => route.abort());
    for (const { close } of sockets) close();
    await broken.option(key === 'O' ? '오, 맞아요' : '엑스, 아니에요').click();
    await expect(broken.page.getByText('다시 이어지고 있어요.')).toBeVisible();
    await expect(broken.page.getByText('답을 보내고 있어요.')).toBeVisible();
    for (const tablet of [missing, refused]) await tablet.answer(key);
    await expect(host.page.getByText('3명 가운데 2명이 답했어요').first()).toBeVisible();
    // Calls alone first; the socket is still gone.
    await broken.page.unroute(/\/api\/bells\//);
    await broken.page.route(/\/events$/, (route) => route.abort());
    await expect(broken.page.getByText('답을 보냈어요.')).toBeVisible();
    await expect(broken.page.getByText('다시 이어지고 있어요.')).toBeHidden();
    await reveal();
  });

  await test.step('back to the socket once it works', async () => {
    isCut = false;
    const before = sockets.length;
    await expect.poll(() => sockets.length, { timeout: 30_000 }).toBeGreaterThan(before);
    await host.press('다음 문제');
    const key = await asked(3);
    for (const tablet of all) await tablet.answer(key);
    await reveal();
  });
  const { accountNo } = hall.pupils[2] ?? { accountNo: 0 };
  const answers = await product.app.db
    .selectFrom('bell_answer')
    .select('place')
    .where('account_no', '=', accountNo)
    .orderBy('place')
    .execute();
  expect(answers).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }]);
  await hall.close();
});

test('events in their order, by touches and by keys', async ({ browser }) => {
  const hall = await openClass({ browser, product, site: 'edu', names: ['차례로', '거꾸로'] });
  const address = (path: string) => product.address(path, 'edu');
  const host = new BellHost(hall.teacher, address);
  const [right, wrong] = hall.pupils.map(({ page }) => new BellTablet(page, address)) as [BellTablet, BellTablet];
  await host.draw(BOOK, ['차례 맞추기'], 2);
  const keys = await host.readKeys();
  const code = await host.open();
  for (const tablet of [right, wrong]) await tablet.enter(code);
  await host.press('시작하기');
  await expect(host.page.getByText('먼저 일어난 일부터 차례로 눌러요')).toBeVisible();
  const question = (await host.question.textContent()) ?? '';
  const events = (keys.get(question) ?? '').split(' → ');
  expect(events).toHaveLength(4);
  await right.isAt(question);
  const event = (name: string) => right.page.getByRole('button', { name });
  for (const name of [events[1], events[0], events[2]] as string[]) await event(name).click();
  await expect(right.page.getByText('1개 더 누르면 보내요.')).toBeVisible();
  await right.page.getByRole('button', { name: '처음부터' }).click();
  for (const name of events) await event(name).click();
  await expect(right.page.getByText('답을 보냈어요.')).toBeVisible();
  await expect(event(events[0] ?? '')).toHaveAccessibleName(/1번째/);
  await expectNoBarriers(right.page, 'an order on a tablet');
  // The order that is shown is never the right one.
  for (const key of ['1', '2', '3', '4']) await wrong.page.keyboard.press(key);
  await expect(wrong.page.getByText('답을 보냈어요.')).toBeVisible();
  await expectNoBarriers(host.page, 'an order on the wall');
  await host.press('답 그만 받기');
  await host.press('정답 공개');
  await expect(right.page.getByText('맞았어요!', { exact: true })).toBeVisible();
  await expect(wrong.page.getByText(/아쉬워요/)).toBeVisible();
  await expect(host.page.getByText('이런 차례로 일어났어요')).toBeVisible();
  await expect(host.page.getByRole('listitem').first()).toContainText(events[0] ?? '');
  await hall.close();
});
