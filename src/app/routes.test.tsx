import { expect, it } from 'vitest';
import { siteNames } from '#contract/site.ts';
import type { PathEntry } from '../config/definePath.ts';
import { navigationOf } from '../config/navigationOf.ts';
import { paths } from '../config/paths.ts';
import { routes } from './routes.tsx';

const entries = Object.entries(paths) as [keyof typeof paths, PathEntry][];

it('has a page for every path that is marked as built, and for no other', () => {
  const built = entries.filter(([, entry]) => entry.built).map(([key]) => key);
  expect(Object.keys(routes).sort()).toEqual([...built].sort());
});

it('never has two built routes of one site at the same address', () => {
  for (const site of siteNames) {
    const patterns = entries.filter(([, entry]) => entry.built && entry.sites.includes(site)).map(([, e]) => e.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  }
});

it.each(siteNames)('%s: every menu link leads to a page of that site', (site) => {
  const links = navigationOf(site).flatMap((group) => group.links);
  expect(links.length).toBeGreaterThan(2);
  for (const { key, href } of links) {
    const entry: PathEntry = paths[key];
    expect(entry.built && entry.sites.includes(site)).toBe(true);
    expect(href).not.toContain(':');
  }
});

it('asks for exactly the parameters of a path and writes them safely', () => {
  expect(paths.bookMissionResult.getHref({ bookNo: 1042 })).toBe('/book/mission/result/1042');
  expect(paths.parentResult.getHref({ bookNo: 1, accountNo: 'a/b c' })).toBe(
    '/book/mission/resultToParent/1/a%2Fb%20c',
  );
});
