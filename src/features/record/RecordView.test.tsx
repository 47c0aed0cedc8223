import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReadingRecord } from '#contract/myPage.ts';
import { createTestServices, testAccount } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { RecordView } from './RecordView.tsx';

const record: ReadingRecord = {
  madeAt: '2026-11-20T16:00:00.000Z',
  student: {
    name: '김바다',
    accountId: 'badaedu',
    institutionName: null,
    schoolGrade: 'ELEMENTARY_3',
    readingLevel: '2A',
    raq: 220,
  },
  totals: { bookPoint: 1640, verifiedBookCount: 20, missionCount: 63 },
  readingDays: ['2026-11-18', '2026-11-19'],
  diagnoses: [],
  personalities: [],
  reefBooks: [],
  books: [
    {
      bookNo: 1042,
      bookName: '토끼전',
      authorName: '작자 미상',
      readingRate: 100,
      shelf: 'DONE',
      lastReadAt: '2026-11-19T03:00:00.000Z',
      verifiedAt: null,
      notes: [{ kind: '독서 노트', writtenAt: '2026-05-01T00:00:00.000Z', text: '“밤하늘이 환했다” (3쪽)' }],
      missions: [
        {
          kind: 'THINK',
          name: '생각해 보기',
          finishedAt: '2026-11-19T03:00:00.000Z',
          rate: null,
          point: 10,
          writings: [{ question: '토끼는 왜 갔을까요?', text: '벼슬이\n갖고 싶어서' }],
        },
      ],
    },
  ],
};

function open(answer: ReadingRecord = record) {
  const services = createTestServices({ answers: { 'GET /api/account/record/me': answer }, signedIn: true });
  renderShell(<RecordView />, services, '/mypage/record');
  return services;
}

afterEach(() => vi.restoreAllMocks());

it('writes down every book with its missions and the words of the student', async () => {
  open();
  const book = await screen.findByRole('article');
  expect(within(book).getByRole('heading', { name: '토끼전' })).toBeTruthy();
  expect(within(book).getByText(/다 읽었어요 · 마지막으로 읽은 날 2026\. 11\. 19\./)).toBeTruthy();
  expect(within(book).getByRole('row', { name: /생각해 보기 2026\.\s11\.\s19\. 글쓰기 10점/ })).toBeTruthy();
  expect(within(book).getByText(/벼슬이\s갖고 싶어서/)).toBeTruthy();
  expect(within(book).getByText('“밤하늘이 환했다” (3쪽)')).toBeTruthy();
  expect(screen.getByText('2026년 11월 21일 (토)까지')).toBeTruthy();
});

it('prints, and saves the whole record as a file named after the day in Seoul', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const saved: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:record';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: '인쇄하거나 PDF로 저장' }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: '옮기기용 파일 받기' }));
  expect(names).toEqual(['책바다-독서기록-2026-11-21.json']);
  const reader = new FileReader();
  reader.readAsText(saved[0] as Blob);
  await waitFor(() => expect(reader.result).not.toBeNull());
  const text = String(reader.result);
  expect(JSON.parse(text)).toEqual(record);
  vi.unstubAllGlobals();
});

it('is open to a student whose institution is gone, and tells whom to ask', async () => {
  const services = createTestServices({ answers: { 'GET /api/account/record/me': record }, signedIn: true });
  services.session.updateAccount({ ...testAccount, accountStatus: 'NO_AFFILIATION' });
  renderShell(<RecordView />, services, '/mypage/record');
  expect(await screen.findByText(/이용 권한이 없습니다\. 학원\/학교에 문의해 주세요\./)).toBeTruthy();
  expect(await screen.findByRole('article')).toBeTruthy();
});

it('has a kind word for an empty record', async () => {
  open({ ...record, books: [] });
  expect(await screen.findByText('아직 적을 것이 없어요')).toBeTruthy();
});
