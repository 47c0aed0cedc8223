import type { CDPSession, Page } from '@playwright/test';

/** Writes Hangul the way an input method does: compositions that grow key by key and are committed. */
export class HangulKeyboard {
  private readonly page: Page;
  private session: Promise<CDPSession> | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /** One key: what the syllable under composition has become. */
  async compose(text: string): Promise<void> {
    const session = await this.open();
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }

  /** Ends the composition with this text. */
  async commit(text: string): Promise<void> {
    await (await this.open()).send('Input.insertText', { text });
  }

  private open(): Promise<CDPSession> {
    this.session ??= this.page.context().newCDPSession(this.page);
    return this.session;
  }
}
