import type { PolicyCode, PolicyDocument } from '#contract/policy.ts';
import type { SiteName } from '#contract/site.ts';

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
  /**
   * What operators published beside the files takes the place of what was published before.
   * @returns the files that a published document of their number, with another text, keeps out
   */
  setPublished(documents: readonly StoredPolicy[]): StoredPolicy[];
}

/** @param files documents of the content folder; people have agreed to a published one of the same number */
export function createPolicyBook(files: readonly StoredPolicy[]): PolicyBook {
  let published: readonly StoredPolicy[] = [];
  const versions = (site: SiteName, code: PolicyCode) => {
    const own = (documents: readonly StoredPolicy[]) =>
      documents.filter((document) => document.code === code && document.sites.includes(site));
    const first = own(published);
    const rest = own(files).filter(({ version }) => first.every((other) => other.version !== version));
    return [...first, ...rest].sort((one, two) => two.version - one.version);
  };
  return {
    current: (site, code, today) => versions(site, code).find(({ effectiveFrom }) => effectiveFrom <= today),
    versions,
    setPublished(documents) {
      published = documents;
      return files.filter((file) => documents.some((document) => keepsOut(document, file)));
    },
  };
}

const keepsOut = (document: StoredPolicy, file: StoredPolicy) =>
  document.code === file.code &&
  document.version === file.version &&
  document.sha256 !== file.sha256 &&
  document.sites.some((site) => file.sites.includes(site));
