import type { ContestDraft, StaffContest, StaffContestSummary } from '#contract/staffContest.ts';

export function sampleSummary(changes: Partial<StaffContestSummary> = {}): StaffContestSummary {
  return {
    contestNo: 3,
    title: '봄 독서 대회',
    status: 'IN_PROGRESS',
    scope: 'CLASS',
    hostName: '초등 3학년 2반',
    startDay: '2026-05-11',
    endDay: '2026-05-24',
    staffName: '윤선생',
    pupilCount: 24,
    joinedCount: 12,
    ...changes,
  };
}

const week = (roundNo: number, startDay: string, endDay: string) => ({
  roundNo,
  startDay,
  endDay,
  books: [{ bookNo: 100 + roundNo, bookName: `토끼전 ${roundNo}`, readingLevel: '3A', maxPoint: 100 }],
  reserves: [{ bookNo: 200 + roundNo, bookName: `예비 ${roundNo}`, readingLevel: '3A', maxPoint: 100 }],
});

export function sampleLevels(): StaffContest['levels'] {
  return [
    {
      code: 'A1',
      name: '모두 함께',
      completionPoint: 100,
      weeks: [week(1, '2026-05-11', '2026-05-17'), week(2, '2026-05-18', '2026-05-24')],
    },
  ];
}

export function sampleDraft(changes: Partial<ContestDraft> = {}): ContestDraft {
  const { belowFinish = 0 } = changes;
  return {
    endDay: '2026-05-24',
    pupilCount: 24,
    belowFinish,
    levels: sampleLevels().map((level) => ({ ...level, readers: 3, lacking: belowFinish, belowFinish })),
    ...changes,
  };
}

const reader = (accountNo: number, name: string, point: number) => ({
  accountNo,
  name,
  className: '초등 3학년 2반',
  contestLevelName: '모두 함께',
  point,
  completionPoint: 100,
  growthPoint: null,
  weekPoints: [point, 0],
});

export function sampleStaffContest(changes: Partial<StaffContest> = {}): StaffContest {
  return {
    ...sampleSummary(),
    prizes: '책갈피',
    dailyCap: 12,
    levels: sampleLevels(),
    completedCount: 1,
    heldCount: 0,
    mayChange: true,
    teams: {
      roundNo: 2,
      roundNos: [1, 2],
      minPupils: 5,
      items: [
        {
          rankNo: 1,
          teamName: '초등 3학년 2반',
          pupilCount: 20,
          readerCount: 12,
          growerCount: 5,
          readerShare: 60,
          growerShare: 25,
          share: 42.5,
        },
        {
          rankNo: null,
          teamName: '초등 3학년 3반',
          pupilCount: 4,
          readerCount: 1,
          growerCount: 0,
          readerShare: 25,
          growerShare: 0,
          share: 12.5,
        },
      ],
    },
    readers: {
      page: 1,
      pageSize: 30,
      totalCount: 2,
      items: [reader(1, '한바다', 120), reader(2, '고나린', 40)],
    },
    currentDate: '2026-05-20T01:00:00.000Z',
    ...changes,
  };
}
