import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/createServices.ts';
import { Drawn } from './app/Drawn.tsx';
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

// Text is drawn in the stand-in meanwhile: on a slow line its 100 to 300 kB would come before what the page is about. A
// device that was here before has them. In a book they are what the page is about: its screens are cut by the letters,
// and must not be cut again under somebody who reads.
const contentStands = whenContentStands(document);
// The network went meanwhile: they come once it is back.
const fetchFonts = (): Promise<unknown> =>
  import('./styles/fonts.css').catch(() => addEventListener('online', () => void fetchFonts(), { once: true }));
const wantedAtOnce = servedBy !== null || location.pathname.includes('/book/read/');
void (wantedAtOnce ? Promise.resolve() : contentStands).then(fetchFonts);

// What was sent ahead went without it: the first press does not wait for it.
void contentStands.then(() => {
  if (services.session.getState().account) import('./lib/api/openHttp.ts').catch(() => undefined);
});
