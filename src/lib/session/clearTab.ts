import { INQUIRY_DRAFT_KEY, SIGN_UP_DRAFT_KEY } from '../persisted/draftKeys.ts';
import { ON_ITS_WAY } from '../persisted/withTabCopies.ts';

/** What somebody who is not signed in leaves in a tab. */
export const VISITOR_DRAFTS: readonly string[] = [SIGN_UP_DRAFT_KEY, INQUIRY_DRAFT_KEY];

/**
 * Forgets what this tab keeps of a student who signed out in another one: drafts, places, a payment under way. What a
 * visitor writes here meanwhile is not the student's; and answers on their way into the store of the device, where they
 * wait until their student is back, may be nowhere else yet.
 */
export function clearTab(tabStorage: Storage): void {
  for (const key of Object.keys(tabStorage)) {
    if (!VISITOR_DRAFTS.includes(key) && !key.startsWith(ON_ITS_WAY)) tabStorage.removeItem(key);
  }
}
