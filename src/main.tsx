import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/createServices.ts';
import { Drawn } from './app/Drawn.tsx';
import { fetchFonts } from './app/fetchFonts.ts';
import { prefetchOnIntent } from './app/prefetchOnIntent.ts';
import { preloadFirstPage, preloadPage } from './app/preloadPage.ts';
import { whenContentStands } from './app/whenContentStands.ts';
import { whenStylesAreHere } from './app/whenStylesAreHere.ts';
import { readSiteConfig } from './config/readSiteConfig.ts';
import { logToConsole } from './lib/browser/logToConsole.ts';
import { mayFetchAhead } from './lib/browser/mayFetchAhead.ts';
import { onNetworkIdle } from './lib/browser/onNetworkIdle.ts';
import { toleratePageTranslators } from './lib/browser/toleratePageTranslators.ts';
import { createQueryClient } from './lib/queries/createQueryClient.ts';
import './lib/ahead/startAhead.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/contrast.css';
import './styles/forcedColours.css';

toleratePageTranslators(window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

const servedBy = navigator.serviceWorker?.controller ?? null;
const services = createServices(readSiteConfig(document));

const application = createRoot(root);
// The splash stays until the first page can stand: no empty frame in between. What cannot be fetched is shown by the
// page.
void Promise.all([
  whenStylesAreHere(document),
  preloadFirstPage(services, window.location).catch(() => undefined),
]).then(([takeOnStyles]) =>
  // In slices: a touch on the page in plain words is answered meanwhile.
  startTransition(() =>
    application.render(
      <StrictMode>
        <Drawn onInsert={takeOnStyles}>
          <App services={services} queryClient={createQueryClient()} />
        </Drawn>
      </StrictMode>,
    ),
  ),
);

prefetchOnIntent(document, (pathname) => preloadPage(services.site, pathname), mayFetchAhead);

// After everything that the first page or scene needs: the worker looks through its lists while they are being fetched.
onNetworkIdle(() => {
  if (!import.meta.env.PROD) return;
  import('./app/registerServiceWorker.ts').then(
    ({ registerServiceWorker }) =>
      registerServiceWorker({
        container: navigator.serviceWorker,
        servedBy,
        whenSignedIn: services.session.whenSignedIn,
        reload: () => window.location.reload(),
        log: logToConsole,
      }),
    // The network went meanwhile: the next page that is opened tries again.
    () => undefined,
  );
});

// Text is drawn in the letters of the device meanwhile: on a slow line the 100 to 350 kB of ours would come before what
// the page is about. A device that was here before has them. A book is cut into screens by its letters, and must not be
// cut again under somebody who reads: where it was opened first, ours come when it is left (`BookReadPage`).
const contentStands = whenContentStands(document);
if (servedBy !== null) void fetchFonts();
else if (!location.pathname.includes('/book/read/')) void contentStands.then(fetchFonts);

// It is for whoever installs the page: with its icon it would share the line with the scripts.
void contentStands.then(() => document.querySelector('link[data-rel=manifest]')?.setAttribute('rel', 'manifest'));

// What was sent ahead went without it: the first press does not wait for it.
void contentStands.then(() => {
  if (services.session.getState().account) import('./lib/api/openHttp.ts').catch(() => undefined);
});
