import { type SiteConfig, siteNames } from '../../contract/site.ts';
import { isRecord } from '../lib/persisted/isRecord.ts';

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
  };
}
