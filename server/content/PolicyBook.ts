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
  /** Every version of a site, the newest first; one that is still to come is among them. */
  versions(site: SiteName, code: PolicyCode): StoredPolicy[];
  /** What operators published beside the files takes the place of what was told before. */
  setPublished(documents: readonly StoredPolicy[]): void;
}

/** @param files documents of the content folder; a published one never replaces the same version of these */
export function createPolicyBook(files: readonly StoredPolicy[]): PolicyBook {
  let newestFirst = arrange(files);
  const versions = (site: SiteName, code: PolicyCode) =>
    newestFirst.filter((document) => document.code === code && document.sites.includes(site));
  return {
    current: (site, code, today) => versions(site, code).find(({ effectiveFrom }) => effectiveFrom <= today),
    versions,
    setPublished(documents) {
      const known = new Set(files.map(keyOf));
      newestFirst = arrange([...files, ...documents.filter((document) => !known.has(keyOf(document)))]);
    },
  };
}

const keyOf = ({ code, version }: StoredPolicy) => `${code}.${version}`;

function arrange(documents: readonly StoredPolicy[]): StoredPolicy[] {
  return [...documents].sort((one, two) => two.version - one.version);
}
