import type { Page } from '@playwright/test';
import type { ContestLevelTest } from '#contract/contestLevelTest.ts';
import { MINUTE } from '#domain/time/duration.ts';
import { rightChoices } from '../../support/contestStage.ts';
import type { Harbour } from '../support/contestHarbour.ts';
import { type Hands, KeyboardHands } from '../support/Hands.ts';
import { expect } from '../support/test.ts';

/** The pages of the contest, worked the way a student does. */
export class ContestPages {
  readonly page: Page;
  readonly hands: Hands;
  private readonly harbour: Harbour;

  constructor(page: Page, hands: Hands, harbour: Harbour) {
    this.page = page;
    this.hands = hands;
    this.harbour = harbour;
  }

  async open(path = '/event/contest'): Promise<void> {
    await this.page.goto(this.harbour.address(path));
  }

  async press(name: string | RegExp): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name }));
  }

  /** From the registration view to the first question. */
  async begin(): Promise<ContestLevelTest> {
    await this.press('대회 참가하기');
    await expect(this.page.getByRole('heading', { name: '대회 진단검사', level: 1 })).toBeVisible();
    const box = this.page.getByRole('checkbox');
    await expect(box).toBeVisible();
    await box.focus();
    await this.page.keyboard.press('Space');
    const opened = this.page.waitForResponse((response) => response.url().endsWith('/reading-game-contest/level'));
    await this.press(/진단검사 시작하기|이어서 하기/);
    return ((await (await opened).json()) as { data: ContestLevelTest }).data;
  }

  /** Answers every question, the first `wrong` ones wrongly, and hands in. @param minutes that pass meanwhile */
  async answerAll(test: ContestLevelTest, { wrong = 0, minutes = 15 } = {}): Promise<void> {
    const rights = rightChoices(test);
    for (const [index, right] of rights.entries()) {
      const { question } = test.questionList[index] ?? { question: '' };
      await expect(this.page.getByRole('group').getByText(question, { exact: true })).toBeVisible();
      const no = index < wrong ? (right % 4) + 1 : right;
      const last = index === rights.length - 1;
      if (this.hands instanceof KeyboardHands) {
        await this.page.keyboard.press(String(no));
        if (!last) await this.page.keyboard.press('ArrowRight');
        continue;
      }
      await this.press(new RegExp(`^${no}번,`));
      if (!last) await this.press('다음');
    }
    this.harbour.app.clock.advance(minutes * MINUTE);
    await this.press('결과 보기');
  }

  async toContest(): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: /나의 대회 수준은/ })).toBeVisible();
    await this.press('대회로 떠나기');
    await expect(this.page.getByRole('heading', { name: '나의 항해' })).toBeVisible();
  }

  /** Opens a book of the open week and plays its OX quiz without a fault. */
  async playOx(bookName: string): Promise<void> {
    await this.press(new RegExp(bookName));
    await expect(this.page.getByText('남은 점수 가운데 100점이 대회 점수예요.')).toBeVisible();
    await this.hands.press(this.page.getByRole('list', { name: '미션' }).getByRole('link', { name: 'OX 퀴즈' }));
    await expect(this.page.getByText('대회 점수 20점을 더 얻을 수 있어요')).toBeVisible();
    await this.press('시작하기');
    for (let no = 1; no <= 10; no += 1) {
      const statement = this.page.getByText(/고래는 \d+쪽에서 등대를 보았어요\./);
      await expect(this.page.getByText(`10문제 가운데 ${no}번.`)).toBeAttached();
      const pageNo = Number(/(\d+)쪽/.exec((await statement.textContent()) ?? '')?.[1]);
      await this.press(pageNo % 3 === 0 ? 'X, 아니에요' : 'O, 맞아요');
      if (no < 10) await this.press('다음');
    }
    // Kept, and in a contest nothing is said of right or wrong before it is handed in.
    await expect(this.page.getByText('저장됨', { exact: true })).toBeVisible();
    await expect(this.page.getByRole('button', { name: /^\d+번 문제, 답했어요$/ })).toHaveCount(10);
    this.harbour.app.clock.advance(4 * MINUTE);
    await this.press('다 했어요');
    await expect(this.page).toHaveURL(/\/book\/mission\/result\//);
  }
}
