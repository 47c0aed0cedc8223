import { type SiteConfig, siteNames } from '#contract/site.ts';
import { isRecord } from '../lib/persisted/isRecord.ts';

function readObserver(value: unknown): { src: string; siteId: string } | null {
  if (!isRecord(value) || typeof value.src !== 'string' || typeof value.siteId !== 'string') return null;
  return { src: value.src, siteId: value.siteId };
}

function readObservers(value: unknown): SiteConfig['observers'] {
  if (!isRecord(value)) return null;
  const { analytics, replay, here } = value;
  return { analytics: readObserver(analytics), replay: readObserver(replay), here: here === true };
}

function readContact(value: unknown): SiteConfig['contact'] {
  if (!isRecord(value)) return null;
  const [mail, phone] = [value.mail, value.phone].map((way) => (typeof way === 'string' ? way : null));
  return { mail: mail ?? null, phone: phone ?? null };
}

/** Reads what the server wrote into index.html. Throws when it is missing or broken: without it the site is unknown. */
export function readSiteConfig(page: Document): SiteConfig {
  const config: unknown = JSON.parse(page.getElementById('site-config')?.textContent || 'null');
  const site = isRecord(config) ? siteNames.find((name) => name === config.site) : undefined;
  if (!isRecord(config) || !site || typeof config.homeOrigin !== 'string') {
    throw new Error('index.html carries no site-config');
  }
  return {
    site,
    homeOrigin: config.homeOrigin,
    demo: config.demo === true,
    contractVersion: Number(config.contractVersion),
    observers: readObservers(config.observers),
    contact: readContact(config.contact),
  };
}
