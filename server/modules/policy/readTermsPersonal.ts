import type { TermsPersonal } from '#contract/policy.ts';
import type { SiteName } from '#contract/site.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import { AppError } from '#server/errors/AppError.ts';

/** The privacy policy of a site that is in force today. */
export function readTermsPersonal(policies: PolicyBook, site: SiteName, now: number): TermsPersonal {
  const document = policies.current(site, 'PERSONAL', seoulDay(now));
  if (document === undefined) throw new AppError('NOT_FOUND');
  return { content: document.content, version: document.version, effectiveFrom: document.effectiveFrom };
}
