import { expect, type Locator, type Page } from '@playwright/test';
import type { DiagnosisTest } from '#contract/diagnosis.ts';
import type { Hands } from '../support/Hands.ts';

type Question = DiagnosisTest['questions'][number];

/** A test as a student sees it: one question, options, next and back. */
export class TestPages {
  readonly page: Page;
  private readonly hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  /** Presses what begins the test, and hears its questions. */
  async begin(button: Locator): Promise<DiagnosisTest> {
    const opened = this.page.waitForResponse((response) => response.url().endsWith('/api/diagnosis/applies'));
    await this.hands.press(button);
    return ((await (await opened).json()) as { data: DiagnosisTest }).data;
  }

  option(no: number): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${no}번, `) });
  }

  async expectQuestion(question: Question): Promise<void> {
    await expect(this.page.getByText(question.question, { exact: true })).toBeVisible();
  }

  async choose(no: number): Promise<void> {
    await this.hands.press(this.option(no));
    await expect(this.option(no)).toHaveAttribute('aria-pressed', 'true');
  }

  next(): Promise<void> {
    return this.hands.press(this.page.getByRole('button', { name: '다음', exact: true }));
  }

  finish(): Promise<void> {
    return this.hands.press(this.page.getByRole('button', { name: '다 했어요' }));
  }
}
