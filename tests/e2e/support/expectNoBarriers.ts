import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** Half as much to send and to read as what the package calls its source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What passed is not described: that is a third of the work.
  resultTypes: ['violations'],
};

interface Axe {
  axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
}

/** Goes on to the next page when there are some, so that one run names them all. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  await untilCameIn(page);
  // Told once to a page and not for each look at it: its 580 kB are a fifth of the work.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as Axe).axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
    );
  }, OPTIONS);
  expect.soft(found, `barriers of ${name}`).toEqual([]);
}

/**
 * A page that is still coming in is see-through: its colours say nothing yet. Where a colour that is handed down has
 * come, the one it is handed to may only begin. What moves for ever is not waited for.
 */
async function untilCameIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const coming = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.allSettled(coming().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (coming().length > 0);
  });
}
