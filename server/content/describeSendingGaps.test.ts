import { describe, expect, it } from 'vitest';
import type { RecordSettings } from '../config/RecordSettings.ts';
import { describeSendingGaps } from './describeSendingGaps.ts';
import type { PolicyBook } from './PolicyBook.ts';

const settings: RecordSettings = {
  ...{ endpoint: 'https://lrs.kr/xapi', key: 'k', secret: 's', institutions: [1], version: '1.0.3' as const },
  recipient: '바다교육청',
};
const book = (edu: string, school: string) =>
  ({ current: (site: string) => ({ content: site === 'edu' ? edu : school }) }) as unknown as PolicyBook;
const NAMED = '- 학습 기록 보내기: 게시한 회사';

describe('documents of sites that send learning records', () => {
  it('are asked for where the settings want it, site by site', () => {
    expect(describeSendingGaps(book('', ''), null, 0)).toEqual([]);
    expect(describeSendingGaps(book(NAMED, NAMED), settings, 0)).toEqual([]);
    const gaps = describeSendingGaps(book(NAMED, ''), settings, 0);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toMatch(/^학교 사이트.*바다교육청/);
  });

  it('is a gap where no document is in force', () => {
    const none = { current: () => undefined } as unknown as PolicyBook;
    expect(describeSendingGaps(none, settings, 0)).toHaveLength(2);
  });
});
