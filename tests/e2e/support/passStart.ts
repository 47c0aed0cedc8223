import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const BEGIN = /^(시작하기|이어서 하기|틀린 것만 다시 하기|마저 쓰기)$/;
/** The way out of a mission that is played, or that could not be opened. */
const WAY_OUT = /^(미션 목록으로|미션에서 나가기)$/;

/**
 * Goes through the start page of a mission where one is shown: the first time of its kind, and in a contest. Goes on
 * as well where the mission could not be opened.
 */
export async function passStart(
  page: Page,
  press: (start: Locator) => Promise<void> = (start) => start.click(),
): Promise<void> {
  const start = page.getByRole('button', { name: BEGIN });
  const out = page.getByRole('button', { name: WAY_OUT }).or(page.getByRole('link', { name: WAY_OUT }));
  await expect(start.or(out).or(page.getByRole('alert')).first()).toBeVisible();
  if (await start.isVisible()) await press(start);
}
