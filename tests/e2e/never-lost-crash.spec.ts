import type { BrowserContext, Page } from '@playwright/test';
import { type MissionKind, missionKinds } from '#domain/mission/missionKinds.ts';
import { MissionPages } from './pages/MissionPages.ts';
import { bookAnswers } from './support/bookAnswers.ts';
import { MouseHands } from './support/Hands.ts';
import { keptOnDevice } from './support/keptOnDevice.ts';
import { NewStudent } from './support/newStudent.ts';
import { originOf } from './support/productAddress.ts';
import { expect, test } from './support/test.ts';

const home = originOf('home');
const BOOK_NO = 1039;
const THOUGHT = '나라면 겁이 나더라도 친구에게 먼저 솔직하게 말하고 함께 길을 찾아볼 거예요.';
const SECRET_KEYS = /"(answer|explanation|pairId|correct|seed|word)":/;

/** Where answers and notes are written; nothing is read from there while a mission is played. */
const WRITES = ['*/answers/*', '*/verdicts', '*/notes/*/me'];

test.use({ expected: [/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/] });

interface Play {
  /** How many steps this mission has. */
  steps: number;
  /** Does one step; the mission is open. */
  step: (page: Page, at: number) => Promise<void>;
  /** Everything of the answers that is to be seen. */
  look: (page: Page) => Promise<unknown>;
  /** Whether a step has nothing left to do, by what is kept on the device: crossing words have filled a word. */
  isDone?: (kept: string, at: number) => boolean;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

/** One item a screen: the dots tell which are answered, the buttons what was chosen. */
/** @param choices the buttons that answer an item, one after the other */
const stepwise = (count: number, choices: (at: number) => readonly (string | RegExp)[]): Play => ({
  steps: count,
  step: async (page, at) => {
    await press(page, new RegExp(`^${at + 1}번 문제`));
    for (const choice of choices(at)) await press(page, choice);
  },
  look: async (page) => {
    const dots = page.getByRole('navigation', { name: '문제 고르기' }).getByRole('button');
    const answered = await dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-label') ?? ''));
    await dots.nth(answered.findLastIndex((label) => label.endsWith('답했어요'))).click();
    return [answered, await page.locator('fieldset :is([aria-pressed=true], ol)').textContent()];
  },
});

const written = (fields: number, text: (at: number) => string): Play => ({
  steps: fields,
  step: (page, at) =>
    page
      .getByRole('textbox')
      .nth(fields === 3 ? at : 0)
      .fill(text(at)),
  look: (page) => page.getByRole('textbox').evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value)),
});

const plays: Record<MissionKind, (content: never) => Play> = {
  PUZZLE: ({ clues }: { clues: { number: number; direction: string; clue: string }[] }) => ({
    steps: clues.length,
    step: async (page, at) => {
      const { number, direction, clue } = clues[at] as (typeof clues)[0];
      const name = `${direction === 'across' ? '가로' : '세로'} ${number}번`;
      await page.getByRole('button', { name: new RegExp(`^${name},`) }).press('Enter');
      await expect(page.getByRole('textbox')).toBeFocused();
      await page.keyboard.insertText(bookAnswers(BOOK_NO).word(clue));
    },
    isDone: (kept, at) => {
      const { number, direction, clue } = clues[at] as (typeof clues)[0];
      return kept.includes(`:${number}-${direction}":{"value":"${bookAnswers(BOOK_NO).word(clue)}"`);
    },
    // Place and syllable of each cell.
    look: (page) =>
      page
        .getByRole('gridcell')
        .evaluateAll((all) => all.map((cell) => /^[^,]*,[^,]*/.exec(cell.getAttribute('aria-label') ?? '')?.[0])),
  }),
  MATCHING: ({ lefts }: { lefts: { text: string }[] }) => ({
    steps: lefts.length,
    step: async (page, at) => {
      const hands = new MouseHands(page);
      const card = (side: string, text: string) =>
        page.getByRole('group', { name: side }).getByRole('button').filter({ hasText: text }).first();
      const { text } = lefts[at] as { text: string };
      await hands.press(card('왼쪽 카드', text));
      await hands.press(card('오른쪽 카드', bookAnswers(BOOK_NO).right(text)));
    },
    look: (page) =>
      page
        .getByRole('group', { name: '왼쪽 카드' })
        .getByRole('button')
        .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))),
  }),
  OX: ({ items }: { items: unknown[] }) => stepwise(items.length, (at) => [at % 3 === 0 ? 'X, 아니에요' : 'O, 맞아요']),
  QUIZ: ({ items }: { items: object[] }) =>
    stepwise(items.length, (at) =>
      'events' in (items[at] ?? {}) ? [/^아래로: /, '이 차례로 답하기'] : [new RegExp(`^${(at % 4) + 1}번,`)],
    ),
  THINK: ({ prompts }: { prompts: unknown[] }) => written(prompts.length, (at) => `${at + 1}. ${THOUGHT}`),
  REPORT: () => written(2, (at) => Array.from({ length: at + 1 }, () => THOUGHT).join(' ')),
};

test('the tablet dies after every step of every mission, and everything is there again', async ({ page, context }) => {
  const student = await NewStudent.join(page.request, 'diesoften');
  await student.enter(page);
  await cutOff(page);
  const leaks: string[] = [];
  /** Missions of which a body was read. */
  const told = new Set<MissionKind>();
  const arrived: string[] = [];
  context.on('response', async (response) => {
    if (response.request().method() === 'PUT') arrived.push(response.url());
    if (!response.url().includes('/api/mission')) return;
    const body = await response.text().catch(() => '');
    for (const kind of missionKinds) if (body.includes(`"kind":"${kind}"`)) told.add(kind);
    if (SECRET_KEYS.test(body)) leaks.push(`${response.url()}: ${SECRET_KEYS.exec(body)?.[0]}`);
  });

  let tablet = page;
  for (const kind of missionKinds) {
    await tablet.goto(`${home}/book/mission/${BOOK_NO}`);
    const content = await new MissionPages(tablet, new MouseHands(tablet), BOOK_NO).start(kind);
    const { steps, step, look, isDone } = plays[kind](content as never);
    for (let at = 0; at < steps; at += 1) {
      await ready(tablet, kind);
      const kept = JSON.stringify(await keptOnDevice(tablet));
      if (isDone?.(kept, at)) continue;
      await step(tablet, at);
      await expect.poll(async () => JSON.stringify(await keptOnDevice(tablet))).not.toBe(kept);
      const before = await look(tablet);
      tablet = await dieAndComeBack(context, tablet, kind);
      await expect.poll(() => look(tablet), `${kind} after step ${at + 1}`).toEqual(before);
    }
  }
  expect([...told].sort()).toEqual([...missionKinds].sort());
  expect(leaks).toEqual([]);
  expect(arrived).toEqual([]);
});

/**
 * Nothing of what is answered reaches the server: this device alone keeps it. A route would turn off the browser's cache,
 * and each of the many pages would fetch everything.
 */
async function cutOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: WRITES });
}

/** The page is gone in the middle of everything, without a word of farewell; a new one is opened. */
async function dieAndComeBack(context: BrowserContext, page: Page, kind: MissionKind): Promise<Page> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await cutOff(next);
  await page.close();
  await next.goto(`${home}/book/mission/${BOOK_NO}?kind=${kind}`);
  await ready(next, kind);
  return next;
}

async function ready(page: Page, kind: MissionKind): Promise<void> {
  const sign = {
    PUZZLE: page.getByRole('gridcell').first(),
    MATCHING: page.getByRole('group', { name: '왼쪽 카드' }).getByRole('button').first(),
    OX: page.getByRole('navigation', { name: '문제 고르기' }),
    QUIZ: page.getByRole('navigation', { name: '문제 고르기' }),
    THINK: page.getByRole('textbox').first(),
    REPORT: page.getByRole('textbox').first(),
  };
  await expect(sign[kind]).toBeVisible();
}
