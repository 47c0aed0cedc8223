import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PupilSorting } from '#contract/classroom.ts';
import { adoptionApi } from '#contract/endpoints/adoption.ts';
import { classAquariumApi } from '#contract/endpoints/classAquarium.ts';
import { classroomApi } from '#contract/endpoints/classroom.ts';
import { staffBellApi } from '#contract/endpoints/goldenBell.ts';
import { homeworkApi } from '#contract/endpoints/homework.ts';
import { homeworkCalendarApi } from '#contract/endpoints/homeworkCalendar.ts';
import { learningRecordApi } from '#contract/endpoints/learningRecord.ts';
import { lessonApi } from '#contract/endpoints/lesson.ts';
import { loginCardApi } from '#contract/endpoints/loginCard.ts';
import { moderationApi } from '#contract/endpoints/moderation.ts';
import { monthlyReportApi } from '#contract/endpoints/monthlyReport.ts';
import { paperApi } from '#contract/endpoints/paper.ts';
import { rosterApi } from '#contract/endpoints/roster.ts';
import { staffApi } from '#contract/endpoints/staff.ts';
import { staffContestApi } from '#contract/endpoints/staffContest.ts';
import { staffKeysApi } from '#contract/endpoints/staffKeys.ts';
import { staffIdentityApi, staffProviderApi } from '#contract/endpoints/staffProvider.ts';
import { textReplyApi } from '#contract/endpoints/textReply.ts';
import type { ReportSheets } from '#contract/monthlyReport.ts';
import { reportTuning } from '#domain/monthly-report/tuning.ts';
import type { PaperKind } from '#domain/paper/paperKinds.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';

/** What the staff pages ask for; most of it by institution. */
export const staffQueries = {
  ownKeys: (api: ApiClient) =>
    queryOptions({
      queryKey: ['staff', 'ownKeys'],
      queryFn: ({ signal }) => api.call(staffKeysApi.list, { signal }),
    }),
  providers: (api: ApiClient) =>
    queryOptions({
      queryKey: ['staff-providers'],
      queryFn: ({ signal }) => api.call(staffProviderApi.list, { signal }),
      // Of the settings of the server.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  identities: (api: ApiClient) =>
    queryOptions({
      queryKey: ['staff', 'identities'],
      queryFn: ({ signal }) => api.call(staffIdentityApi.list, { signal }),
    }),
  today: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'today'],
      queryFn: ({ signal }) => api.call(classroomApi.today, { params: { academyNo }, signal }),
    }),
  classes: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'classes'],
      queryFn: ({ signal }) => api.call(classroomApi.listClasses, { params: { academyNo }, signal }),
    }),
  archivedClasses: (api: ApiClient, academyNo: number, page: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'classes', 'archived', page],
      queryFn: ({ signal }) =>
        api.call(classroomApi.listArchivedClasses, { params: { academyNo }, query: { page }, signal }),
      placeholderData: keepPreviousData,
    }),
  classCode: (api: ApiClient, academyNo: number, classNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'classCode', classNo],
      queryFn: ({ signal }) => api.call(classroomApi.readCode, { params: { academyNo, classNo }, signal }),
    }),
  classAquarium: (api: ApiClient, academyNo: number, classNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'classAquarium', classNo],
      queryFn: ({ signal }) => api.call(classAquariumApi.read, { params: { academyNo, classNo }, signal }),
    }),
  lessonBook: (api: ApiClient, academyNo: number, bookNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'lessonBook', bookNo],
      queryFn: ({ signal }) => api.call(lessonApi.readBook, { params: { academyNo, bookNo }, signal }),
      // A page stays on the big screen through a whole lesson.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Everybody of a class. */
  pupils: (api: ApiClient, academyNo: number, classNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'pupils', classNo],
      queryFn: ({ signal }) => api.call(classroomApi.listPupils, { params: { academyNo }, query: { classNo }, signal }),
    }),
  /** One page of all pupils in reach. */
  pupilPage: (api: ApiClient, academyNo: number, query: PupilSorting & { search: string; page: number }) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'pupils', query],
      queryFn: ({ signal }) => api.call(classroomApi.listPupils, { params: { academyNo }, query, signal }),
      placeholderData: keepPreviousData,
    }),
  pupil: (api: ApiClient, academyNo: number, accountNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'pupil', accountNo],
      queryFn: ({ signal }) => api.call(classroomApi.showPupil, { params: { academyNo, accountNo }, signal }),
    }),
  homework: (api: ApiClient, academyNo: number, query: { show: 'OPEN' | 'PAST'; page: number }) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'homework', query],
      queryFn: ({ signal }) => api.call(homeworkApi.list, { params: { academyNo }, query, signal }),
    }),
  oneHomework: (api: ApiClient, academyNo: number, named: { classNo: number; homeworkNo: number }) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'homework', named],
      queryFn: ({ signal }) => api.call(homeworkApi.read, { params: { academyNo, ...named }, signal }),
    }),
  bells: (api: ApiClient, academyNo: number, page: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'bells', page],
      queryFn: ({ signal }) => api.call(staffBellApi.list, { params: { academyNo }, query: { page }, signal }),
    }),
  bellBooks: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'bellBooks'],
      queryFn: ({ signal }) => api.call(staffBellApi.books, { params: { academyNo }, signal }),
    }),
  bell: (api: ApiClient, academyNo: number, roomNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'bell', roomNo],
      queryFn: ({ signal }) => api.call(staffBellApi.read, { params: { academyNo, roomNo }, signal }),
      // The line keeps it true.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  bellResult: (api: ApiClient, academyNo: number, roomNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'bellResult', roomNo],
      queryFn: ({ signal }) => api.call(staffBellApi.result, { params: { academyNo, roomNo }, signal }),
      // Each look is recorded: a window that comes back to the front is no look.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  contests: (api: ApiClient, academyNo: number, page: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'contests', page],
      queryFn: ({ signal }) => api.call(staffContestApi.list, { params: { academyNo }, query: { page }, signal }),
    }),
  contest: (
    api: ApiClient,
    academyNo: number,
    contestNo: number,
    { page, roundNo }: { page: number; roundNo: number | undefined },
  ) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'contests', contestNo, page, roundNo ?? 'latest'],
      queryFn: ({ signal }) =>
        api.call(staffContestApi.read, {
          params: { academyNo, contestNo },
          query: roundNo === undefined ? { page } : { page, roundNo },
          signal,
        }),
    }),
  contestPlans: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'contestPlans'],
      queryFn: ({ signal }) => api.call(staffContestApi.plans, { params: { academyNo }, signal }),
    }),
  calendarLinks: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'calendar'],
      queryFn: ({ signal }) => api.call(homeworkCalendarApi.list, { params: { academyNo }, signal }),
    }),
  recordPush: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'recordPush'],
      queryFn: ({ signal }) => api.call(learningRecordApi.readPush, { params: { academyNo }, signal }),
    }),
  books: (api: ApiClient, academyNo: number, query: string) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'books', query],
      queryFn: ({ signal }) => api.call(homeworkApi.books, { params: { academyNo }, query: { query }, signal }),
    }),
  texts: (api: ApiClient, academyNo: number, query: { show: 'WAITING' | 'ALL'; page: number }) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'texts', query],
      queryFn: ({ signal }) => api.call(textReplyApi.list, { params: { academyNo }, query, signal }),
    }),
  phrases: (api: ApiClient) =>
    queryOptions({
      queryKey: ['staff', 'phrases'],
      queryFn: ({ signal }) => api.call(textReplyApi.readPhrases, { signal }),
    }),
  text: (api: ApiClient, academyNo: number, text: { accountNo: number; attemptNo: number }) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'text', text],
      queryFn: ({ signal }) => api.call(textReplyApi.read, { params: { academyNo, ...text }, signal }),
    }),
  moderation: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'moderation'],
      queryFn: ({ signal }) => api.call(moderationApi.list, { params: { academyNo }, signal }),
    }),
  cards: (api: ApiClient, academyNo: number, classNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'cards', classNo],
      queryFn: ({ signal }) => api.call(loginCardApi.list, { params: { academyNo, classNo }, signal }),
    }),
  paperSheets: (api: ApiClient, academyNo: number, classNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'paper', 'class', classNo],
      queryFn: ({ signal }) => api.call(paperApi.list, { params: { academyNo, classNo }, signal }),
    }),
  paperSheet: (api: ApiClient, academyNo: number, code: string) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'paper', 'sheet', code],
      queryFn: ({ signal }) => api.call(paperApi.read, { params: { academyNo, code }, signal }),
      // What a pupil has answered on the screen counts, so it is asked for each time.
      gcTime: 0,
    }),
  paperSample: (api: ApiClient, academyNo: number, bookNo: number, readingMissionType: PaperKind) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'paper', 'sample', bookNo, readingMissionType],
      queryFn: ({ signal }) =>
        api.call(paperApi.sample, { params: { academyNo, bookNo }, query: { readingMissionType }, signal }),
    }),
  cardHours: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'card-hours'],
      queryFn: ({ signal }) => api.call(loginCardApi.readHours, { params: { academyNo }, signal }),
    }),
  reports: (api: ApiClient, academyNo: number, classNo: number, month: string | undefined) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'reports', classNo, month ?? 'current'],
      queryFn: ({ signal }) =>
        api.call(monthlyReportApi.list, {
          params: { academyNo, classNo },
          query: month === undefined ? {} : { month },
          signal,
        }),
    }),
  reportSheets: (
    api: ApiClient,
    academyNo: number,
    classNo: number,
    { month, pupils }: { month: string; pupils: readonly number[] },
  ) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'report-sheets', classNo, month, pupils.join()],
      queryFn: async ({ signal }) => {
        const sheets: ReportSheets['sheets'] = [];
        for (let from = 0; from < pupils.length; from += reportTuning.mostPupils) {
          const query = { month, pupils: pupils.slice(from, from + reportTuning.mostPupils).join() };
          const answer = await api.call(monthlyReportApi.sheets, { params: { academyNo, classNo }, query, signal });
          sheets.push(...answer.sheets);
        }
        return sheets;
      },
      // Each look is recorded by pupil: a window that comes back to the front is no look.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  uploads: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'roster-uploads'],
      queryFn: ({ signal }) => api.call(rosterApi.listUploads, { params: { academyNo }, signal }),
    }),
  adoptionPack: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'adoption-pack'],
      queryFn: ({ signal }) => api.call(adoptionApi.read, { params: { academyNo }, signal }),
      // Each look is recorded: a window that comes back to the front is no look.
      staleTime: Number.POSITIVE_INFINITY,
    }),
  people: (api: ApiClient, academyNo: number) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'people'],
      queryFn: ({ signal }) => api.call(staffApi.list, { params: { academyNo }, signal }),
    }),
  records: (api: ApiClient, academyNo: number, query: { page: number; accountNo?: number }) =>
    queryOptions({
      queryKey: ['staff', academyNo, 'records', query],
      queryFn: ({ signal }) => api.call(staffApi.records, { params: { academyNo }, query, signal }),
    }),
};
