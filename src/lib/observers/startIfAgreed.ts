import type { AccountInfo } from '#contract/account.ts';
import type { SiteConfig } from '#contract/site.ts';
import { createObserverConsent } from '../persisted/createObserverConsent.ts';
import { mayBeWatched } from './mayBeWatched.ts';

/** Every visit is replayed, none is left out by chance: who is watched has agreed to it. */
const SAMPLE_RATE = '1';

interface WantedStart {
  storage: Storage;
  account: AccountInfo;
  /** Milliseconds. */
  now: number;
  start: ObserverStart;
  /** The student withdrew consent in another window; called for as long as the document lives, as the scripts do. */
  onRevoked: () => void;
}

/** Starts what watches when this student agreed to it on this device. @returns whether it was started */
export function startIfAgreed({ storage, account, now, start, onRevoked }: WantedStart): boolean {
  const kept = createObserverConsent(storage);
  const agreed = () => kept.read()[account.accountNo] === true;
  if (!mayBeWatched(account, now) || !agreed()) return false;
  window.addEventListener('storage', () => !agreed() && onRevoked());
  startObservers(start);
  return true;
}

interface ObserverStart {
  page: Document;
  observers: NonNullable<SiteConfig['observers']>;
  log: (words: string, error: unknown) => void;
}

/** Loads the scripts that watch, once for a page load. One that does not come is only logged. */
function startObservers({ page, observers, log }: ObserverStart): void {
  const { analytics, replay } = observers;
  if (analytics) addScript('analytics', analytics, {});
  if (replay) addScript('session replay', replay, { sampleRate: SAMPLE_RATE });

  function addScript(name: string, { src, siteId }: { src: string; siteId: string }, more: DOMStringMap): void {
    const script = page.createElement('script');
    script.src = src;
    script.async = true;
    Object.assign(script.dataset, { siteId, ...more });
    script.addEventListener('error', (error) => log(`${name} did not start`, error));
    page.head.append(script);
  }
}
