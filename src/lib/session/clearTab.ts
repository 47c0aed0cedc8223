import { INQUIRY_DRAFT_KEY } from '../persisted/inquiryDraftKey.ts';
import { SIGN_UP_DRAFT_KEY } from '../persisted/signUpDraftKey.ts';

/** What somebody who is not signed in leaves in a tab. */
export const VISITOR_DRAFTS: readonly string[] = [SIGN_UP_DRAFT_KEY, INQUIRY_DRAFT_KEY];

/**
 * Forgets what this tab keeps of a student who signed out in another one: drafts, places, a payment under way. What a
 * visitor writes here meanwhile is not the student's.
 */
export function clearTab(tabStorage: Storage): void {
  for (const key of Object.keys(tabStorage)) {
    if (!VISITOR_DRAFTS.includes(key)) tabStorage.removeItem(key);
  }
}
