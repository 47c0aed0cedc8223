import { z } from 'zod';
import type { SiteConfig } from '#contract/site.ts';
import { isWatchable } from '#domain/site/isWatchable.ts';
import { partnerAddresses } from './partnerAddresses.ts';

interface Observer {
  src: string;
  siteId: string;
}

/** Scripts that watch how the product is used, or null where there are none. Off unless an operator sets them. */
export type ObserverSettings = {
  analytics: Observer | null;
  replay: Observer | null;
  /** Origins that these scripts come from and talk to. */
  origins: string[];
} | null;

const { web, origins } = partnerAddresses;

export const observerShape = {
  ANALYTICS_SCRIPT_URL: web.optional(),
  ANALYTICS_SITE_ID: z.string().max(100).default(''),
  REPLAY_SCRIPT_URL: web.optional(),
  REPLAY_SITE_ID: z.string().max(100).default(''),
  OBSERVER_ORIGINS: origins,
} as const;

export function readObservers(given: z.infer<z.ZodObject<typeof observerShape>>): ObserverSettings {
  const { ANALYTICS_SCRIPT_URL: analytics, REPLAY_SCRIPT_URL: replay } = given;
  const scripts = [analytics, replay].filter((src) => src !== undefined);
  if (scripts.length === 0) return null;
  return {
    analytics: analytics === undefined ? null : { src: analytics, siteId: given.ANALYTICS_SITE_ID },
    replay: replay === undefined ? null : { src: replay, siteId: given.REPLAY_SITE_ID },
    origins: [...new Set([...scripts.map((src) => new URL(src).origin), ...given.OBSERVER_ORIGINS])],
  };
}

/** What a page gets of them. @param url of the page, with or without a query */
export function observersOf(settings: ObserverSettings, url: string): SiteConfig['observers'] {
  return settings && { analytics: settings.analytics, replay: settings.replay, here: isWatchable(url) };
}
