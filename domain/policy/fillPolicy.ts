import { type CompanyFacts, policySlots } from './policySlots.ts';

/** Stands where an installation has set nothing: whoever tries the product reads a sentence, no gap. */
const UNSAID = '아직 적지 않았습니다';

/** A slot is the rest of its line. */
const BEFORE_SLOT = ': (';

/** A document as it is shown: with what the installation has set about itself. @param content Markdown */
export function fillPolicy(content: string, facts: CompanyFacts): string {
  const slots = new Map(policySlots.map(({ text, fill }) => [text, fill(facts) ?? UNSAID]));
  return content
    .split('\n')
    .map((line) => {
      const at = line.indexOf(BEFORE_SLOT);
      if (at === -1) return line;
      const slot = line.slice(at + 2);
      return line.slice(0, at + 2) + (slots.get(slot.trimEnd()) ?? slot);
    })
    .join('\n');
}
