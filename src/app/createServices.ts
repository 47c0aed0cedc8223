import type { SiteConfig } from '../../contract/site.ts';
import { createApiClient } from '../lib/api/createApiClient.ts';
import { createBroadcast } from '../lib/createBroadcast.ts';
import { noteClosed } from '../lib/feedback/closedStore.ts';
import { askForTicket, showAlert } from '../lib/feedback/feedbackStore.ts';
import { createMotion } from '../lib/motion/createMotion.ts';
import { openStorage } from '../lib/persisted/openStorage.ts';
import type { Services } from '../lib/services/Services.ts';
import { createSessionStore } from '../lib/session/createSessionStore.ts';

/** The one place where the shell touches clock, storage, network and channel. */
export function createServices(config: SiteConfig): Services {
  const storage = openStorage(() => window.localStorage);
  const now = () => Date.now();
  const session = createSessionStore({ site: config.site, storage, now });
  const api = createApiClient({
    site: config.site,
    readToken: session.tokenToSend,
    readFrontPath: () => window.location.pathname,
    onTokenRenewed: session.renewToken,
    onLoginLost: session.lose,
    onTicketNeeded: askForTicket,
    onClosed: noteClosed,
    onOutdated: () => showAlert('책바다가 새로워졌어요. 새로 고치면 더 좋아진 화면을 볼 수 있어요.', '새 소식'),
  });
  const { site, homeOrigin, demo, observers } = config;
  const tabStorage = openStorage(() => window.sessionStorage);
  const system = window.matchMedia('(prefers-reduced-motion: reduce)');
  const motion = createMotion({ storage, system, root: document.documentElement });
  return {
    site,
    homeOrigin,
    demo,
    observers,
    api,
    session,
    broadcast: createBroadcast(),
    storage,
    tabStorage,
    motion,
    now,
  };
}
