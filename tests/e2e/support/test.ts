import { type BrowserContext, test as base, expect } from '@playwright/test';

/** How the test that runs is watched. */
let watchInThisTest: ((context: BrowserContext) => void) | null = null;

/**
 * Every end-to-end test fails on a console error, an uncaught exception, a request that would leave this machine
 * (`playwright.config.ts` keeps it here), and an answer of 500 or more. A test that provokes a failure on purpose names it
 * in `expected`.
 */
export const test = base.extend<{ expected: RegExp[]; noticed: string[] }>({
  expected: [[], { option: true }],
  /** All faults so far, the expected ones too. */
  noticed: [
    async ({ context, expected }, use) => {
      const noticed: string[] = [];
      watchInThisTest = (one) => noteFaults(one, (fault) => noticed.push(fault));
      watchInThisTest(context);
      await use(noticed);
      watchInThisTest = null;
      expect(noticed.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Watches one more context of the test that runs, as its own one is watched.
 *
 * @param context has no page yet
 */
export function watchContext(context: BrowserContext): BrowserContext {
  if (watchInThisTest === null) throw new Error('a context can only be watched while a test runs');
  watchInThisTest(context);
  return context;
}

function noteFaults(context: BrowserContext, note: (fault: string) => void): void {
  context.on('page', (page) => {
    page.on(
      'console',
      (message) => message.type() === 'error' && note(`console: ${message.text()} ${message.location().url}`),
    );
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    page.on(
      'response',
      (response) => response.status() >= 500 && note(`answer ${response.status()}: ${response.url()}`),
    );
  });
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') note(`request to ${request.url()}`);
  });
}

export { expect };
