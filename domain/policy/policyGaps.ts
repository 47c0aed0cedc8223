import { type CompanyFacts, type PolicySlotKey, policySlots } from './policySlots.ts';

/** What a document asks for that the installation has not set. @param content Markdown, as it was written */
export function policyGaps(content: string, facts: CompanyFacts): PolicySlotKey[] {
  const lines = content.split(/\r?\n/);
  return policySlots
    .filter(({ text, fill }) => fill(facts) === null && lines.some((line) => line.endsWith(`: ${text}`)))
    .map(({ key }) => key);
}
