import type { Page } from '@playwright/test';

/** What a page did that its policy forbids, and what ran although nobody wrote it. */
export interface PolicyWatch {
  /** Directive and what was blocked, of every page so far. */
  violations: string[];
  dialogs: string[];
}

/** Reports every violation of the Content Security Policy as the browser tells it, from the first line of each document on. */
export async function watchPolicy(page: Page): Promise<PolicyWatch> {
  const watch: PolicyWatch = { violations: [], dialogs: [] };
  await page.exposeFunction('reportViolation', (text: string) => watch.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile } = event;
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile ?? ''}`,
      );
    });
  });
  page.on('dialog', async (dialog) => {
    watch.dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return watch;
}
