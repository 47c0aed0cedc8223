import type { pushBlocks } from '#contract/learningRecord.ts';
import type { SiteName } from '#contract/site.ts';
import { namesSending } from '#domain/learning-record/namesSending.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { RecordSettings } from '#server/config/RecordSettings.ts';
import type { PolicyBook } from '#server/content/PolicyBook.ts';

/** What decides whether anything may be sent. */
export interface PushRules {
  settings: RecordSettings;
  policies: PolicyBook;
}

/** Why nothing of an institution may be sent; null when it may. Asked for each run: a document can come into force any day. */
export function pushBlockOf(
  { settings, policies }: PushRules,
  about: { academyNo: number; site: SiteName; now: number },
): (typeof pushBlocks)[number] | null {
  if (settings === null) return 'NOT_SET_UP';
  if (!settings.institutions.includes(about.academyNo)) return 'NOT_CHOSEN';
  const policy = policies.current(about.site, 'PERSONAL', seoulDay(about.now));
  return policy !== undefined && namesSending(policy.content) ? null : 'NOT_IN_POLICY';
}
