import type { Contest, ContestInfo, ContestListItem, ContestStatusData } from '#contract/contest.ts';

/** A contest of three weeks from 2026-05-11 on. */
export function sampleStatus(changes: Partial<ContestStatusData> = {}): ContestStatusData {
  return {
    readingGameContestNo: 3,
    title: '첫 항해',
    status: 'IN_PROGRESS',
    gameStartDate: '2026-05-11',
    gameEndDate: '2026-05-31',
    startsAt: '2026-05-10T15:00:00.000Z',
    endsAt: '2026-05-31T15:00:00.000Z',
    currentDate: '2026-05-19T01:00:00.000Z',
    ...changes,
  };
}

/** The same as one of several. */
export function sampleListed(changes: Partial<ContestListItem> = {}): ContestListItem {
  return {
    ...sampleStatus(),
    scope: 'SITE',
    hostName: null,
    joinedYn: 'N',
    levelEntry: 'TEST',
    point: null,
    completionPoint: null,
    ...changes,
  };
}

const book = (bookNo: number, bookName: string) => ({
  bookNo,
  bookName,
  authorName: '작자 미상',
  publisherName: '책바다',
  raq: 300,
  readingLevel: '3A',
  bookImagePath: '',
  category: 'LITERATURE' as const,
  subCategory: '고전',
  maxPoint: 100,
  textYn: 'Y' as const,
  audioYn: 'N' as const,
  verificationYn: 'N' as const,
});

export function sampleContest(): Contest {
  const days = ['2026-05-11', '2026-05-18', '2026-05-25'];
  const ends = ['2026-05-17', '2026-05-24', '2026-05-31'];
  return {
    ...sampleStatus(),
    scope: 'SITE',
    hostName: null,
    prizes: null,
    pcImagePath: null,
    mobileImagePath: null,
    bookVersion: 'v1',
    dailyCap: 12,
    completionPoint: 800,
    pastCertificateYn: 'N',
    rounds: days.map((displayStartDate, index) => ({
      roundNo: index + 1,
      displayStartDate,
      displayEndDate: ends[index] ?? displayStartDate,
      openYn: 'N',
      roundLevel: { books: index === 1 ? [book(1, '토끼전'), book(2, '별주부')] : [book(10 + index, `책 ${index}`)] },
    })),
  };
}

export function sampleInfo(changes: Partial<ContestInfo> = {}): ContestInfo {
  return {
    readingLevel: '3B',
    contestLevelCode: 'B2',
    contestLevelName: '초등 3~4학년',
    rankNo: 4,
    topPercent: 12,
    participantCount: 31,
    point: 172,
    readingRateByPoint: 10.75,
    answerRateByPoint: 95.56,
    completionPoint: 800,
    completedYn: 'N',
    growthPoint: null,
    heldCount: 0,
    heldPoint: 0,
    todayCount: 3,
    dailyCap: 12,
    listedYn: 'Y',
    currentDate: '2026-05-19T01:00:00.000Z',
    ...changes,
  };
}
