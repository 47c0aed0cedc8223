import type { Page } from '@playwright/test';

/** A Korean voice that only writes down what it is told to say; browsers of tests have none. */
export async function giveVoice(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { lang: 'ko-KR', name: '유나', localService: true };
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        speak: ({ text }: { text: string }) => said.push(text),
        cancel: () => undefined,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      },
    });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'said', { value: said });
    function Utterance(this: { text: string }, text: string): void {
      this.text = text;
    }
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
