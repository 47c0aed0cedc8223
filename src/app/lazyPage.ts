import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadInHaste } from '../lib/browser/loadWithFiles.ts';
import { ChunkLoadError } from './ChunkLoadError.ts';

/** A page whose code is fetched when it is first shown, or before. */
export type LazyPage<P = object> = ComponentType<P> & {
  /** Fetches the code ahead: shown afterwards, the page stands at once. Fails as showing it would. */
  preload: () => Promise<void>;
};

/**
 * Loads a page when it is first shown. What cannot be had fails with ChunkLoadError, and is asked for again when the page
 * is shown the next time.
 */
export function lazyPage<P extends object = object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let ready: ComponentType<P> | null = null;
  async function fetchPage(): Promise<{ default: ComponentType<P> }> {
    try {
      ready = await loadInHaste(load);
      return { default: ready };
    } catch (cause) {
      throw new ChunkLoadError(cause, () => {
        Late = late();
      });
    }
  }
  const late = () => lazy(fetchPage) as unknown as ComponentType<P>;
  // `lazy` fails for ever. Changed only when the failure has been shown: a page that waits begins again with each try.
  let Late = late();

  /** Not by `lazy` alone: it shows the fallback, for 0.3 s at least, even where the code is there already. */
  function Page(props: P) {
    // As long as the page is shown it stays what it was at first, or it would be mounted again.
    const [Shown] = useState<ComponentType<P>>(() => ready ?? Late);
    return createElement(Shown, props);
  }
  return Object.assign(Page, {
    preload: async () => {
      if (!ready) await fetchPage();
    },
  });
}
