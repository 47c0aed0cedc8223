import { type PolicyCode, policyCodes } from '#contract/policy.ts';
import { siteNames } from '#contract/site.ts';
import { policyGaps } from '#domain/policy/policyGaps.ts';
import type { CompanyFacts, PolicySlotKey } from '#domain/policy/policySlots.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { PolicyBook } from './PolicyBook.ts';

const missing: Record<PolicySlotKey, string> = {
  COMPANY: '운영기관의 이름 (COMPANY_NAME)',
  OFFICER: '개인정보 보호책임자 (PRIVACY_OFFICER)',
  CONTACT: '전화나 이메일 (CONTACT_PHONE, CONTACT_MAIL)',
};

/**
 * One line for each document in force or to come that does not state whose service this is or how it is reached.
 *
 * @param book the documents as they were written, not as they are shown
 */
export function describePolicyGaps(book: PolicyBook, facts: CompanyFacts, now: number): string[] {
  const lines = policyCodes.flatMap((code) =>
    siteNames.flatMap((site) =>
      book
        .versions(site, code)
        .filter(({ version }) => version >= (book.current(site, code, seoulDay(now))?.version ?? 0))
        .flatMap(({ version, content }) => lineOf(code, version, policyGaps(content, facts))),
    ),
  );
  return [...new Set(lines)];
}

function lineOf(code: PolicyCode, version: number, gaps: readonly PolicySlotKey[]): string[] {
  return gaps.length === 0 ? [] : [`${code} ${version}판: ${gaps.map((gap) => missing[gap]).join(', ')}`];
}
