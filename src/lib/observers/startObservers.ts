import type { SiteConfig } from '#contract/site.ts';

/** Every visit is replayed, none is left out by chance: who is watched has agreed to it. */
const SAMPLE_RATE = '1';

export interface ObserverStart {
  page: Document;
  observers: NonNullable<SiteConfig['observers']>;
  log: (words: string, error: unknown) => void;
}

/** Loads the scripts that watch, once for a page load. One that does not come is only logged. */
export function startObservers({ page, observers, log }: ObserverStart): void {
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
