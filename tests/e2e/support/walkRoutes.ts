import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What a page shows once it has come to rest. */
export interface Standing {
  /** Path with its query. */
  at: string;
  title: string;
}

/** Goes on to the next page, so that one run names all that are amiss. */
const everyMiss = expect.configure({ soft: true });

export const NOT_FOUND = /^없는 화면/;

/** Goes to another address of the same site as a link does, without a load of the document. */
export async function go(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

/** Waits until a page stands at an address, under its title, with something on it that is not a skeleton. */
export async function expectStanding(
  page: Page,
  name: string,
  wanted: { at: string; title: RegExp; anyQuery?: true },
): Promise<void> {
  const look = () =>
    page.evaluate(() => ({
      at: location.pathname + location.search,
      title: document.title,
      // Of the page itself where it has a frame around it.
      letters: (document.querySelector('main') ?? document.getElementById('root'))?.innerText.trim().length ?? 0,
      waiting: [...document.querySelectorAll('[role=status]')].some((note) => note.textContent === '불러오고 있어요'),
    }));
  await everyMiss
    .poll(
      async () => {
        const { at, title, letters, waiting } = await look();
        return {
          at: wanted.anyQuery ? at.replace(/\?.*/, '') : at,
          title: wanted.title.test(title) ? 'as expected' : title,
          empty: letters < 8,
          waiting,
        };
      },
      { message: name, intervals: [30, 60, 120, 250] },
    )
    .toEqual({ at: wanted.at, title: 'as expected', empty: false, waiting: false });
}

/** Paths of this site that the page links to. */
export async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => new URL(link.href))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/content/'))
      .map(({ pathname }) => pathname),
  );
}
