import { withoutEndSlashes } from '#domain/site/withoutEndSlashes.ts';
import { paths } from '../paths.ts';
import { accessGuard } from './accessGuard.ts';
import type { GuardInput, GuardVerdict } from './GuardInput.ts';
import { homeGuard } from './homeGuard.ts';
import { institutionGuard } from './institutionGuard.ts';

/** Decides for one address: stay, or go elsewhere. The site's own rules come first, then who may see the page. */
export function guardRoute(input: GuardInput): GuardVerdict {
  const pathname = withoutEndSlashes(input.pathname);
  const cleaned = { ...input, pathname };
  const verdict = input.site === 'home' ? homeGuard(cleaned) : institutionGuard(cleaned);
  if (verdict !== 'stay') return verdict;
  // A route of its own in the specification, whose first child is its page.
  if (pathname === '/mypage') return { go: paths.mypageMain.getHref() };
  return accessGuard(cleaned);
}
