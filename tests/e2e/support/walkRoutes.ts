import type { Page } from '@playwright/test';
import { SESSION_KEY } from '#src/lib/session/StoredSession.ts';
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

/** Milliseconds within which a page stands on a busy machine. */
const STANDS_WITHIN = 15_000;
/** How often the page looks at itself, milliseconds. */
const LOOK_AGAIN = 30;

/**
 * Waits until a page stands at an address, under its title, with something on it that is not a skeleton. The page waits
 * by itself: hundreds of pages are walked, and a question from outside costs as much as what is shown.
 */
export async function expectStanding(
  page: Page,
  name: string,
  wanted: { at: string; title: RegExp; anyQuery?: true },
): Promise<void> {
  const seen = await page.evaluate(
    async ({ at, title, anyQuery, within, again, sessionKey }) => {
      const named = new RegExp(title);
      const { account } = JSON.parse(localStorage.getItem(sessionKey) ?? '{}') as {
        account?: { accountId: string; name: string };
      };
      /** The student's name or id where a translator would take it for words. */
      const translated = () => {
        const found: string[] = [];
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (account && texts.nextNode()) {
          const { nodeValue, parentElement } = texts.currentNode;
          const names = [account.name, account.accountId].some((name) => nodeValue?.includes(name));
          if (names && parentElement?.closest('script, title, [translate=no]') === null) found.push(nodeValue ?? '');
        }
        return found;
      };
      /** Canvas and pages alike: whoever goes by headings finds the page's one name. */
      const headings = () => {
        const all = [...document.querySelectorAll('h1, [role="heading"][aria-level="1"]')];
        const shown = all.filter((heading) => heading.checkVisibility()).map(({ textContent }) => textContent);
        return shown.length === 1 ? 'one' : shown;
      };
      const look = () => {
        const rest = document.querySelector('main') ?? document.getElementById('root');
        return {
          at: location.pathname + (anyQuery ? '' : location.search),
          title: named.test(document.title) ? 'as expected' : document.title,
          // Of the page itself where it has a frame around it.
          empty: (rest?.innerText.trim().length ?? 0) < 8,
          waiting: document.querySelector('[data-loading-note]') !== null,
          headings: headings(),
          translated: translated(),
          // A bar that says a number without what it is of.
          bareBars: [...document.querySelectorAll('[role="progressbar"][aria-valuenow]:not([aria-valuetext])')].map(
            (bar) => bar.getAttribute('aria-label'),
          ),
        };
      };
      const end = performance.now() + within;
      for (;;) {
        const seen = look();
        const stands = seen.at === at && seen.title === 'as expected' && !seen.empty && !seen.waiting;
        if ((stands && seen.headings === 'one') || performance.now() > end) return seen;
        await new Promise((resolve) => setTimeout(resolve, again));
      }
    },
    {
      at: wanted.at,
      title: wanted.title.source,
      anyQuery: wanted.anyQuery === true,
      within: STANDS_WITHIN,
      again: LOOK_AGAIN,
      sessionKey: SESSION_KEY,
    },
  );
  everyMiss(seen, name).toEqual({
    at: wanted.at,
    title: 'as expected',
    empty: false,
    waiting: false,
    headings: 'one',
    translated: [],
    bareBars: [],
  });
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
