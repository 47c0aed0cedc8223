import { test as base, expect } from '@playwright/test';

/**
 * Every end-to-end test fails on a console error, an uncaught exception, a request that leaves this machine, and an
 * answer of 500 or more. A test that provokes a failure on purpose names it in `expected`.
 */
export const test = base.extend<{ expected: RegExp[]; watch: undefined }>({
  expected: [[], { option: true }],
  watch: [
    async ({ context, expected }, use) => {
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!expected.some((pattern) => pattern.test(fault))) faults.push(fault);
      };
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
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
