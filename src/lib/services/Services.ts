import type { SiteConfig, SiteName } from '#contract/site.ts';
import type { ApiClient } from '../api/createApiClient.ts';
import type { Broadcast } from '../createBroadcast.ts';
import type { Motion } from '../motion/createMotion.ts';
import type { KeptFor } from '../persisted/howLongKept.ts';
import type { SessionStore } from '../session/createSessionStore.ts';

/** What pages reach the outside world with. Made once in main.tsx; tests make their own. */
export interface Services {
  site: SiteName;
  homeOrigin: string;
  /** True where the installation has trial accounts. */
  demo: boolean;
  /** What watches how the product is used; null almost everywhere. */
  observers: SiteConfig['observers'];
  /** How the customer service is reached; null where it is not. */
  contact: SiteConfig['contact'];
  api: ApiClient;
  session: SessionStore;
  broadcast: Broadcast;
  storage: Storage;
  /** Lasts as long as the tab. */
  tabStorage: Storage;
  /** How long this browser keeps what is in `storage`, the login among it. */
  keptFor: KeptFor;
  /** The switch for less motion. */
  motion: Motion;
  now: () => number;
}
