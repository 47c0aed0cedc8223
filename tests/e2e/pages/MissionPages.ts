import type { Page } from '@playwright/test';
import type { MissionAttempt } from '#contract/mission.ts';
import { type MissionKind, missionKindNames } from '#domain/mission/missionKinds.ts';
import { arrangeEvents } from '../support/arrangeEvents.ts';
import { bookAnswers } from '../support/bookAnswers.ts';
import { expectNoSideScroll } from '../support/expectNoSideScroll.ts';
import type { Hands } from '../support/Hands.ts';
import { passStart } from '../support/passStart.ts';
import { expect } from '../support/test.ts';

type ContentOf<K extends MissionKind> = Extract<MissionAttempt['content'], { kind: K }>;

/** Plays the missions of one book the way a student does, with the right answers. */
export class MissionPages {
  readonly page: Page;
  readonly hands: Hands;
  readonly bookNo: number;
  private readonly answers: ReturnType<typeof bookAnswers>;

  constructor(page: Page, hands: Hands, bookNo: number) {
    this.page = page;
    this.hands = hands;
    this.bookNo = bookNo;
    this.answers = bookAnswers(bookNo);
  }

  /** From the mission page of the book into the mission; returns what the server sent. */
  async start<K extends MissionKind>(kind: K): Promise<ContentOf<K>> {
    const opened = this.page.waitForResponse(
      (response) => response.url().endsWith('/api/mission/attempts') && response.request().method() === 'POST',
    );
    await this.hands.press(
      this.page.getByRole('list', { name: '미션' }).getByRole('link', { name: missionKindNames[kind] }),
    );
    await passStart(this.page, (start) => this.hands.press(start));
    const { data } = (await (await opened).json()) as { data: MissionAttempt };
    return data.content as ContentOf<K>;
  }

  async playOx(): Promise<void> {
    const { items } = await this.start('OX');
    for (const [at, item] of items.entries()) {
      await expect(this.page.getByText(item.statement)).toBeVisible();
      const right = this.answers.ox(item.statement);
      await this.hands.press(this.page.getByRole('button', { name: right === 'O' ? 'O, 맞아요' : 'X, 아니에요' }));
      await this.next(at === items.length - 1);
    }
  }

  async playQuiz(): Promise<void> {
    const { items } = await this.start('QUIZ');
    for (const [at, item] of items.entries()) {
      await expect(this.page.getByText(item.question)).toBeVisible();
      await this.answerQuiz(item.question);
      await this.next(at === items.length - 1);
    }
  }

  /** Gives the right answer to the question on the screen. */
  async answerQuiz(question: string): Promise<void> {
    const { page, hands } = this;
    const events = this.answers.order(question);
    if (events === null) {
      await hands.press(page.getByRole('button', { name: new RegExp(`^${this.answers.quiz(question)}번,`) }));
      return;
    }
    await arrangeEvents(page, hands, events);
    await hands.press(page.getByRole('button', { name: '이 차례로 답하기' }));
  }

  async playThink(): Promise<void> {
    const { prompts } = await this.start('THINK');
    for (const { prompt } of prompts) {
      await this.hands.write(
        this.page.getByLabel(prompt),
        '나라면 용기를 내어 솔직하게 말했을 거예요. 친구도 내 마음을 알아줄 것 같아요.',
      );
    }
    await this.hands.press(this.page.getByRole('button', { name: '다 했어요' }));
  }

  async playReport(): Promise<void> {
    await this.start('REPORT');
    const terms = this.answers.terms();
    const text = [
      `나는 이 책에서 ${terms[0]} 이야기가 가장 기억에 남아요.`,
      `처음에는 ${terms[1]} 때문에 어떻게 될지 몹시 궁금했어요.`,
      `${terms[2]} 장면을 읽을 때는 웃음이 났고, 다음 쪽을 얼른 넘기고 싶었어요.`,
      '만약 내가 그 자리에 있었다면 깊이 생각한 다음에 움직였을 것 같아요.',
      '책을 덮고 나서 가족에게 줄거리를 들려주었더니 모두 재미있어했어요.',
      '앞으로 어려운 일이 생기면 서두르지 않고 지혜를 모으고 싶어요.',
      '다음에는 비슷한 옛이야기를 더 찾아 읽고 서로 다른 점을 견주어 볼 거예요.',
      '주인공이 위험한 순간에도 포기하지 않고 끝까지 방법을 찾는 모습이 무척 멋져 보였어요.',
      '반대로 욕심을 부리다가 일을 그르친 인물을 보면서 나도 비슷한 실수를 한 적이 있다는 생각이 들었어요.',
      '그때 솔직하게 사과했더라면 더 좋았을 텐데 하는 마음이 남아서 오늘은 먼저 다가가 보려고 해요.',
      '친구에게도 권하고 싶은 책이라서 교실 책꽂이에 꽂아 두면 좋겠다고 생각했어요.',
    ].join(' ');
    await this.hands.write(this.page.getByRole('textbox'), text);
    await this.hands.press(this.page.getByRole('button', { name: '독후감 내기' }));
  }

  /** After handing in: the result page of this mission, freshly made. Returns the points it paid. */
  async expectResult(kind: MissionKind): Promise<void> {
    if (kind === 'PUZZLE') {
      await this.hands.press(this.page.getByRole('dialog').getByRole('button', { name: '결과 보기' }));
    }
    await expect(this.page).toHaveURL(new RegExp(`/book/mission/result/${this.bookNo}\\?kind=${kind}`));
    await expect(this.page.getByRole('tab', { name: missionKindNames[kind], selected: true })).toBeVisible();
    await expectNoSideScroll(this.page);
  }

  async backToMissions(): Promise<void> {
    await this.hands.press(this.page.getByRole('link', { name: '다른 미션 하기' }));
    await expect(this.page.getByRole('list', { name: '미션' })).toBeVisible();
  }

  private async next(last: boolean): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: last ? '다 했어요' : '다음', exact: true }));
  }
}
