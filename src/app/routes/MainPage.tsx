import { Suspense } from 'react';
import { ContestTeaser } from '../../features/contest/teaser/ContestTeaser.tsx';
import { MainView } from '../../features/home/MainView.tsx';
import { PopupHost } from '../../features/home/popup/PopupHost.tsx';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { lazyPage } from '../lazyPage.ts';

const OfflineShelf = lazyPage(async () => (await import('../offline/OfflineShelf.tsx')).OfflineShelf);

export function MainPage() {
  useDocumentTitle(null);
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
