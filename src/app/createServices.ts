import type { SiteConfig } from '#contract/site.ts';
import { createApiClient } from '../lib/api/createApiClient.ts';
import { createBroadcast } from '../lib/createBroadcast.ts';
import { noteClosed } from '../lib/feedback/closedStore.ts';
import { showTicketOffer } from '../lib/feedback/feedbackStore.ts';
import { createMotion } from '../lib/motion/createMotion.ts';
import { howLongKept } from '../lib/persisted/howLongKept.ts';
import { openStorage } from '../lib/persisted/openStorage.ts';
import type { Services } from '../lib/services/Services.ts';
import { createLoginStorage } from '../lib/session/createLoginStorage.ts';
import { createSessionStore } from '../lib/session/createSessionStore.ts';
import { offerNewVersion } from './offerNewVersion.ts';

/** The one place where the shell touches clock, storage, network and channel. */
export function createServices(config: SiteConfig): Services {
  const shared = () => window.localStorage;
  const tab = () => window.sessionStorage;
  const keptFor = howLongKept(shared, tab);
  const storage = openStorage(shared, tab);
  const tabStorage = openStorage(tab);
  const now = () => Date.now();
  const session = createSessionStore({ site: config.site, storage: createLoginStorage(storage, tabStorage), now });
  const api = createApiClient({
    site: config.site,
    readToken: session.tokenToSend,
    readFrontPath: () => window.location.pathname,
    onTokenRenewed: session.renewToken,
    onLoginLost: session.lose,
    onTicketNeeded: showTicketOffer,
    onClosed: noteClosed,
    onOutdated: () => offerNewVersion('server', () => window.location.reload()),
  });
  const { site, homeOrigin, demo, observers, contact } = config;
  const system = window.matchMedia('(prefers-reduced-motion: reduce)');
  const motion = createMotion({ storage, system, root: document.documentElement });
  return {
    site,
    homeOrigin,
    demo,
    observers,
    contact,
    api,
    session,
    broadcast: createBroadcast(),
    storage,
    tabStorage,
    keptFor,
    motion,
    now,
  };
}
