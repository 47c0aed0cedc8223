import type { PolicyDocument } from '#contract/policy.ts';
import { traceTuning } from '#domain/account/tuning.ts';
import { type DocumentFact, type PackFacts, type PackSite, packDocumentCodes } from '#domain/adoption/PackFacts.ts';
import { readHeadings } from '#domain/adoption/readHeadings.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Env } from '#server/config/env.ts';
import { companyFacts } from '#server/content/companyFacts.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';
import { partnersOf } from './partnersOf.ts';

/** What settings and documents state, for a pack of a site. @param institution its name; null for none */
export function readPackFacts(
  { env, policies, now }: { env: Env; policies: PolicyBook; now: number },
  { site, institution }: { site: PackSite; institution: string | null },
): PackFacts {
  const today = seoulDay(now);
  const documents = packDocumentCodes.flatMap((code) => {
    const current = policies.current(site, code, today);
    return current === undefined ? [] : [factOf(code, current)];
  });
  const coming = packDocumentCodes.flatMap((code) =>
    policies
      .versions(site, code)
      .filter(({ effectiveFrom }) => effectiveFrom > today)
      .map((version) => factOf(code, version)),
  );
  return {
    site,
    today,
    institution,
    company: companyFacts(env),
    address: env.origins[site],
    trial: env.demo,
    documents,
    coming,
    ...partnersOf(env),
    engine: env.databaseUrl === undefined ? 'sqlite' : 'postgres',
    backup: { hourly: env.operations.backup.dir !== null, keptDays: traceTuning.keptInBackups / DAY },
  };
}

const factOf = (
  code: DocumentFact['code'],
  { title, version, effectiveFrom, content }: Pick<PolicyDocument, 'title' | 'version' | 'effectiveFrom' | 'content'>,
): DocumentFact => ({ code, title, version, effectiveFrom, headings: readHeadings(content) });
