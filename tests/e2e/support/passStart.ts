import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const BEGIN = /^(시작하기|이어서 하기|틀린 것만 다시 하기|마저 쓰기)$/;
/** The way out of a mission that is played, in the shell and on the canvas. */
const PLAYED = /^(미션 목록으로|미션에서 나가기)$/;

/** Goes through the start page of a mission where one is shown: the first time of its kind, and in a contest. */
export async function passStart(
  page: Page,
  press: (start: Locator) => Promise<void> = (start) => start.click(),
): Promise<void> {
  const start = page.getByRole('button', { name: BEGIN });
  await expect(start.or(page.getByRole('button', { name: PLAYED })).first()).toBeVisible();
  if (await start.isVisible()) await press(start);
}
