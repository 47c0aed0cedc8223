import { namesSending, SENDING_WORK } from '#domain/learning-record/namesSending.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { RecordSettings } from '../config/RecordSettings.ts';
import type { PolicyBook } from './PolicyBook.ts';

/** Institutions are on these sites. */
const SITES = ['edu', 'school'] as const;
const names = { edu: '학원', school: '학교' } as const;

/** Sites whose privacy policy in force does not name that learning records are sent, where the settings want it: nothing is sent there. */
export function describeSendingGaps(policies: PolicyBook, settings: RecordSettings, now: number): string[] {
  if (settings === null) return [];
  return SITES.filter((site) => {
    const policy = policies.current(site, 'PERSONAL', seoulDay(now));
    return policy === undefined || !namesSending(policy.content);
  }).map(
    (site) =>
      `${names[site]} 사이트의 개인정보 처리방침에 ‘${SENDING_WORK}’가 없어서 학습 기록은 아직 나가지 않아요. 받는 곳(${settings.recipient})과 함께 적은 새 판을 펴내 주세요.`,
  );
}
