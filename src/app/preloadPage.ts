import type { SiteName } from '#contract/site.ts';
import { findPath } from '../config/findPath.ts';
import { guardRoute } from '../config/guards/guardRoute.ts';
import type { Services } from '../lib/services/Services.ts';
import { frames } from './frames.ts';
import { guardSessionOf } from './guardSessionOf.ts';
import { notFound, routes } from './routes.tsx';

/** Fetches the code of the page at an address of this site, and of what stands around it. */
export async function preloadPage(site: SiteName, pathname: string): Promise<void> {
  const found = findPath(site, pathname);
  const { Page, layout } = (found?.entry.built && routes[found.key]) || notFound;
  await Promise.all([frames[layout].preload?.(), Page.preload()]);
}

/** The same for the page that the guards will show at the address of the window. */
export async function preloadFirstPage(
  { site, homeOrigin, session }: Services,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const verdict = guardRoute({
    site,
    pathname,
    search,
    homeOrigin,
    session: guardSessionOf(site, session.getState()),
  });
  if (verdict === 'stay') await preloadPage(site, pathname);
  else if (!verdict.external) await preloadPage(site, verdict.go.replace(/[?#].*/, ''));
}
