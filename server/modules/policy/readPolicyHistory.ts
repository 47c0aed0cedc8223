import type { PolicyCode, PolicyHistory, PolicyText, TermsPersonal } from '#contract/policy.ts';
import type { SiteName } from '#contract/site.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import { AppError } from '#server/errors/AppError.ts';

/** All versions of a document on a site, the newest first. @throws AppError NOT_FOUND */
export function readPolicyHistory(policies: PolicyBook, site: SiteName, code: PolicyCode, now: number): PolicyHistory {
  const today = seoulDay(now);
  const versions = policies.versions(site, code);
  const current = policies.current(site, code, today);
  const [newest] = versions;
  if (newest === undefined) throw new AppError('NOT_FOUND');
  return {
    code,
    title: (current ?? newest).title,
    versions: versions.map(({ version, effectiveFrom }) => {
      const state = version === current?.version ? 'CURRENT' : effectiveFrom > today ? 'COMING' : 'PAST';
      return { version, effectiveFrom, state };
    }),
  };
}

/** One version of a document, also one that is not in force any more. @throws AppError NOT_FOUND */
export function readPolicyText(policies: PolicyBook, site: SiteName, code: PolicyCode, version: number): PolicyText {
  const found = policies.versions(site, code).find((document) => document.version === version);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

/** The privacy policy of a site that is in force today. */
export function readTermsPersonal(policies: PolicyBook, site: SiteName, now: number): TermsPersonal {
  const document = policies.current(site, 'PERSONAL', seoulDay(now));
  if (document === undefined) throw new AppError('NOT_FOUND');
  return { content: document.content, version: document.version, effectiveFrom: document.effectiveFrom };
}
