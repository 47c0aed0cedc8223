import { fillPolicy } from '#domain/policy/fillPolicy.ts';
import type { CompanyFacts } from '#domain/policy/policySlots.ts';
import type { PolicyBook, StoredPolicy } from './PolicyBook.ts';

/**
 * The same documents, as they are shown: with what the installation has set about itself. Version and hash stay those
 * of the text that was written, so that another phone number makes no other document of what somebody has agreed to.
 */
export function fillPolicies(book: PolicyBook, facts: CompanyFacts): PolicyBook {
  const shown = (document: StoredPolicy) => ({ ...document, content: fillPolicy(document.content, facts) });
  return {
    ...book,
    current(...asked) {
      const document = book.current(...asked);
      return document && shown(document);
    },
    versions: (...asked) => book.versions(...asked).map(shown),
  };
}
