import { RotateCw } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { DEVICE_SHELF } from '../../config/devicePath.ts';
import { paths } from '../../config/paths.ts';
import { ContestTeaser } from '../../features/contest/teaser/ContestTeaser.tsx';
import { MainView } from '../../features/home/MainView.tsx';
import { PopupHost } from '../../features/home/popup/PopupHost.tsx';
import { preloadAquarium } from '../../game-host/preloadGame.ts';
import { mayFetchMuchAhead } from '../../lib/browser/mayFetchAhead.ts';
import { onNetworkIdle } from '../../lib/browser/onNetworkIdle.ts';
import { useDocumentTitle } from '../../lib/browser/useDocumentTitle.ts';
import { lazyPage } from '../lazyPage.ts';

const OfflineShelf = lazyPage(async () => (await import('../offline/OfflineShelf.tsx')).OfflineShelf);

export function MainPage() {
  useDocumentTitle(null);
  useEffect(() => onNetworkIdle(fetchSceneAhead), []);
  const [search] = useSearchParams();
  if (search.has(DEVICE_SHELF)) return <DeviceShelf />;
  return (
    <>
      <MainView
        contest={<ContestTeaser />}
        offline={(retry) => (
          <Suspense>
            <OfflineShelf
              action={
                <Button tone="soft" icon={<RotateCw aria-hidden="true" />} onClick={retry}>
                  다시 불러오기
                </Button>
              }
            />
          </Suspense>
        )}
      />
      <PopupHost />
    </>
  );
}

/** What this device has, also while there is a network: to look it over before a journey. */
function DeviceShelf() {
  return (
    <Suspense>
      <OfflineShelf
        action={
          <ButtonLink tone="soft" to={paths.main.getHref()}>
            첫 화면으로
          </ButtonLink>
        }
      />
    </Suspense>
  );
}

/** From here most go to their pet. */
function fetchSceneAhead(): void {
  // Without a network there is nothing to fetch, and the next visit to the page tries again.
  if (mayFetchMuchAhead()) preloadAquarium().catch(() => undefined);
}
