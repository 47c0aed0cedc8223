import { type CompanyFacts, policySlots } from './policySlots.ts';

/** Stands where an installation has said nothing: whoever tries the product reads a sentence, no gap. */
const UNSAID = '아직 적지 않았습니다';

/** A document as it is shown: with what the installation says of itself. @param content Markdown */
export function fillPolicy(content: string, facts: CompanyFacts): string {
  const slots = new Map(policySlots.map(({ text, fill }) => [text, fill(facts) ?? UNSAID]));
  return content.replace(/(?<=: )\([^\n]+\)$/gm, (found) => slots.get(found) ?? found);
}
