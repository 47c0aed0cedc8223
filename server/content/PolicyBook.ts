import type { PolicyCode, PolicyDocument } from '../../contract/policy.ts';
import type { SiteName } from '../../contract/site.ts';

/** One version of a document, with what proves later which text it was. */
export interface StoredPolicy extends PolicyDocument {
  /** Of the whole file, in hex. */
  sha256: string;
  sites: readonly SiteName[];
}

/** The documents people agree to, in all their versions. */
export interface PolicyBook {
  /** The version in force on a day. @param today `YYYY-MM-DD` in Seoul */
  current(site: SiteName, code: PolicyCode, today: string): StoredPolicy | undefined;
}

export function createPolicyBook(documents: readonly StoredPolicy[]): PolicyBook {
  const newestFirst = [...documents].sort((one, two) => two.version - one.version);
  return {
    current: (site, code, today) =>
      newestFirst.find(
        (document) => document.code === code && document.sites.includes(site) && document.effectiveFrom <= today,
      ),
  };
}
