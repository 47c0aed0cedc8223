import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './app/createServices.ts';
import { readSiteConfig } from './config/readSiteConfig.ts';
import { logToConsole } from './lib/browser/logToConsole.ts';
import { createQueryClient } from './lib/queries/createQueryClient.ts';
import './styles/tokens.css';
import './styles/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no root element');

const services = createServices(readSiteConfig(document));

createRoot(root).render(
  <StrictMode>
    <App services={services} queryClient={createQueryClient()} />
  </StrictMode>,
);

// After everything that the first picture needs.
window.addEventListener('load', () => {
  if (!import.meta.env.PROD) return;
  void import('./app/registerServiceWorker.ts').then(({ registerServiceWorker }) =>
    registerServiceWorker({
      container: navigator.serviceWorker,
      whenSignedIn: services.session.whenSignedIn,
      reload: () => window.location.reload(),
      log: logToConsole,
    }),
  );
});

// The 92 unicode ranges of the font would hold up the first picture; text is drawn in the stand-in meanwhile.
void import('./styles/fonts.css');
