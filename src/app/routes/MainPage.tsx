import { Suspense, useEffect } from 'react';
import { ContestTeaser } from '../../features/contest/teaser/ContestTeaser.tsx';
import { MainView } from '../../features/home/MainView.tsx';
import { PopupHost } from '../../features/home/popup/PopupHost.tsx';
import { preloadAquarium } from '../../game-host/preloadGame.ts';
import { mayFetchMuchAhead } from '../../lib/browser/mayFetchAhead.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { whenAtRest } from '../../lib/browser/whenAtRest.ts';
import { lazyPage } from '../lazyPage.ts';

const OfflineShelf = lazyPage(async () => (await import('../offline/OfflineShelf.tsx')).OfflineShelf);

export function MainPage() {
  useDocumentTitle(null);
  useEffect(() => whenAtRest(fetchSceneAhead), []);
  return (
    <>
      <MainView
        contest={<ContestTeaser />}
        offline={(retry) => (
          <Suspense>
            <OfflineShelf onRetry={retry} />
          </Suspense>
        )}
      />
      <PopupHost />
    </>
  );
}

/** From here most go to their pet. */
function fetchSceneAhead(): void {
  // Without a network there is nothing to fetch, and the next visit to the page tries again.
  if (mayFetchMuchAhead()) preloadAquarium().catch(() => undefined);
}
