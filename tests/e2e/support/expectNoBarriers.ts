import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What passed is not described: that is a third of the work. */
const REPORTED = { resultTypes: ['violations' as const] };
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Goes on to the next page when there are some, so that one run names them all. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  await untilCameIn(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(REPORTED).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`),
  );
  expect.soft(found, `barriers of ${name}`).toEqual([]);
}

/** A page that is still coming in is see-through: its colours say nothing yet. What moves for ever is not waited for. */
async function untilCameIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
