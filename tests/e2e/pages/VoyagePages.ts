import type { Page } from '@playwright/test';
import type { Hands } from '../support/Hands.ts';
import { expect } from '../support/test.ts';

/** The first voyage, screen by screen. */
export class VoyagePages {
  readonly page: Page;
  readonly hands: Hands;
  /** Called on each screen that has come. */
  readonly look: (name: string) => Promise<void>;

  constructor(page: Page, hands: Hands, look: (name: string) => Promise<void> = async () => {}) {
    this.page = page;
    this.hands = hands;
    this.look = look;
  }

  async press(name: string | RegExp): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name }));
  }

  /** Waits for a screen by its title, where reading begins. */
  async expectScreen(title: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await this.look(String(title));
  }

  /** The story, its pairs with a wrong one among them, and both statements. */
  async playStory(story: string): Promise<void> {
    await this.expectScreen(story);
    await this.press('다 읽었어요');
    await this.expectScreen('낱말과 뜻을 짝지어 봐요');
    const words = this.page.getByRole('list', { name: '낱말' }).getByRole('button');
    const meanings = this.page.getByRole('list', { name: '뜻' }).getByRole('button');
    await this.hands.press(words.nth(0));
    await this.hands.press(meanings.nth(0));
    await expect(this.page.getByText(/^다시 생각해 볼까요\?/)).toBeVisible();
    for (const [word, meaning] of [2, 0, 1].entries()) {
      // The first word is still chosen.
      if (word > 0) await this.hands.press(words.nth(word));
      await this.hands.press(meanings.nth(meaning));
      if (word < 2) await expect(meanings.nth(meaning)).toHaveAttribute('aria-disabled', 'true');
    }
    await this.expectScreen('톡! 알에 금이 갔어요');
    await this.press('다음');
    await this.expectScreen('이야기와 맞으면 O, 다르면 X');
    for (const last of [false, true]) {
      await this.press('O, 맞아요');
      await expect(this.page.getByText(/^(맞았어요!|이야기를 다시 볼까요\?)$/)).toBeVisible();
      await this.press('다음');
      if (!last) await expect(this.page.getByRole('button', { name: '다음' })).toHaveCount(0);
    }
    await this.expectScreen('조개 10개를 얻었어요!');
    await this.press('다음');
    await this.expectScreen('알에게 밥을 줘 볼까요?');
  }

  /** Feeds the egg, and lets out of it whom it is to be. */
  async hatch(species: string, name: string): Promise<void> {
    await this.press('냠냠 밥 주기');
    await this.expectScreen('알이 흔들려요! 누가 나올까요?');
    await this.hands.press(this.page.getByText(species, { exact: true }));
    await expect(this.page.getByRole('radio', { name: species })).toBeChecked();
    if (name !== '') await this.hands.write(this.page.getByRole('textbox', { name: /^이름/ }), name);
    await this.press('알 깨우기');
    await this.expectScreen('바다 친구가 태어났어요!');
  }
}
