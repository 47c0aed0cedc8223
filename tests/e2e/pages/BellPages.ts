import { expect, type Locator, type Page } from '@playwright/test';

/** The pages of whoever leads a golden bell. */
export class BellHost {
  readonly page: Page;
  readonly #address: (path: string) => string;

  constructor(page: Page, address: (path: string) => string) {
    this.page = page;
    this.#address = address;
  }

  /** Chooses a book and what is asked, and draws five questions. @param count of those that there are */
  async draw(book: string, forms: readonly string[], count = 5): Promise<void> {
    const { page } = this;
    await page.goto(this.#address('/teacher/bell'));
    await page.getByRole('link', { name: '골든벨 열기' }).click();
    await page.getByLabel('책 찾기').fill(book);
    await page.getByRole('button', { name: book }).click();
    for (const box of await page.getByRole('group', { name: '문제 종류' }).getByRole('checkbox').all()) {
      const isWanted = forms.includes(await box.evaluate((input) => input.parentElement?.textContent?.trim() ?? ''));
      await box.setChecked(isWanted);
    }
    await page.getByLabel('문제 수').selectOption('5문제');
    await page.getByRole('button', { name: '문제 뽑기' }).click();
    await expect(page.getByRole('heading', { name: `뽑은 문제 ${count}개` })).toBeVisible();
  }

  /** @returns the keys by question */
  async readKeys(): Promise<Map<string, string>> {
    const rows = await this.page
      .getByRole('listitem')
      .filter({ hasText: '정답' })
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('b')?.textContent ?? '',
          item.textContent?.match(/정답 (.*?)빼기/)?.[1] ?? '',
        ]),
      );
    return new Map(rows as [string, string][]);
  }

  async open(): Promise<string> {
    await this.page.getByRole('button', { name: '방 열기' }).click();
    const code = this.page.getByText(/^방 번호 \d{4}$/);
    await expect(code).toBeVisible();
    return ((await code.textContent()) ?? '').replace(/\D/g, '');
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The question on the wall. */
  get question(): Locator {
    return this.page.getByRole('heading', { level: 2 });
  }
}

/** A golden bell on the tablet of a pupil. */
export class BellTablet {
  readonly page: Page;
  readonly #address: (path: string) => string;

  constructor(page: Page, address: (path: string) => string) {
    this.page = page;
    this.#address = address;
  }

  /** From the main page with the number of the big screen. */
  async enter(code: string): Promise<void> {
    const { page } = this;
    await page.goto(this.#address('/main'));
    await page.getByRole('link', { name: '골든벨 방에 들어가기' }).click();
    await page.getByLabel('방 번호').fill(code);
    await page.getByRole('button', { name: '들어가기', exact: true }).click();
    await expect(page.getByRole('heading', { name: '들어왔어요! 곧 시작해요' })).toBeVisible();
  }

  option(name: string): Locator {
    return this.page.getByRole('group').getByRole('button', { name });
  }

  async isAt(question: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: question })).toBeVisible();
  }

  /** O or X, until it is stored. */
  async answer(sign: 'O' | 'X'): Promise<void> {
    await this.option(sign === 'O' ? '오, 맞아요' : '엑스, 아니에요').click();
    await expect(this.page.getByText('답을 보냈어요.')).toBeVisible();
  }
}
