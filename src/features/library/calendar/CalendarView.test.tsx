import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CalendarDay, CalendarMonth } from '#contract/library.ts';
import { type Answers, createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { sampleMonth } from '#src/testing/sampleShelfBook.ts';
import { CalendarView } from './CalendarView.tsx';
import { goalWords } from './dayWords.ts';

const book = {
  bookNo: 1042,
  bookName: '토끼전',
  authorName: '작자 미상',
  bookImagePath: '/cover.svg',
  category: 'LITERATURE' as const,
};
const may = sampleMonth({
  days: [
    { day: '2026-05-07', bookCount: 1, missionCount: 2, finishedCount: 1, verifiedCount: 0, point: 36, books: [book] },
  ],
});
const months = (params: unknown): CalendarMonth => {
  const { month = '2026-05' } = params as { month?: string };
  return month === '2026-05' ? may : sampleMonth({ month });
};
const day: CalendarDay = {
  day: '2026-05-07',
  point: 36,
  items: [
    {
      ...book,
      offered: true,
      textYn: 'Y',
      audioYn: 'N',
      missionYn: 'Y',
      pages: { from: 3, to: 9 },
      finished: true,
      verified: false,
      missions: [
        { readingMissionType: 'OX', rate: 80, retry: false },
        { readingMissionType: 'THINK', rate: null, retry: false },
      ],
    },
  ],
  page: 1,
  pageSize: 30,
  totalCount: 1,
};

function open(at = '/library/calendar', answers: Answers = {}) {
  const services = createTestServices({
    answers: { 'GET /api/library/calendar/me': months, 'GET /api/library/calendar/2026-05-07/me': day, ...answers },
    signedIn: true,
  });
  return { services, ...renderShell(<CalendarView />, services, at) };
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute('data-day');

describe('the calendar', () => {
  it('has seven columns, today, the days to come, and a goal', async () => {
    open();
    const grid = within(await screen.findByRole('grid', { name: '2026년 5월 달력' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([...'월화수목금토일']);
    const today = grid.getByRole('button', { name: '오늘, 5월\u00a020일 수요일' });
    expect(today.getAttribute('aria-current')).toBe('date');
    expect(grid.getByRole('button', { name: '5월\u00a021일 목요일' })).toHaveProperty('disabled', true);
    expect(
      grid.getByRole('button', { name: '5월\u00a07일 목요일, 책 한 권, 다 읽은 책 한 권, 미션 2개' }),
    ).toBeTruthy();
    const goal = screen.getByRole('progressbar', { name: '5월 목표' });
    expect(goal.getAttribute('aria-valuetext')).toBe('4권 가운데 1권');
    expect(screen.getByText('한 권을 인증했어요. 세 권을 더 만나면 목표에 닿아요.')).toBeTruthy();
    expect(screen.getByText('오늘은 쉬어도 이어져요. 이번 주에 쉬는 날이 1일 남았어요.')).toBeTruthy();
  });

  it('is one stop for the Tab key and moved through by arrows, into other months as well', async () => {
    const { address } = open();
    const grid = await screen.findByRole('grid');
    expect(
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
    within(grid).getByRole('button', { name: /^오늘/ }).focus();
    press('ArrowLeft');
    await waitFor(() => expect(focused()).toBe('2026-05-19'));
    press('ArrowDown');
    await waitFor(() => expect(focused()).toBe('2026-05-20'));
    press('ArrowUp');
    await waitFor(() => expect(focused()).toBe('2026-05-13'));
    press('ArrowRight');
    await waitFor(() => expect(focused()).toBe('2026-05-14'));
    press('ArrowDown');
    await waitFor(() => expect(focused()).toBe('2026-05-20'));
    press('Home');
    await waitFor(() => expect(focused()).toBe('2026-05-18'));
    press('PageUp');
    await waitFor(() => expect(focused()).toBe('2026-04-18'));
    expect(address()).toBe('/library/calendar?month=2026-04');
    press('PageDown');
    await waitFor(() => expect(focused()).toBe('2026-05-18'));
    expect(address()).toBe('/library/calendar');
  });

  it('goes back to the month of joining and not into the future', async () => {
    const { address } = open('/library/calendar?month=2026-04');
    fireEvent.click(await screen.findByRole('button', { name: '이전 달' }));
    await screen.findByRole('grid', { name: '2026년 3월 달력' });
    expect(address()).toBe('/library/calendar?month=2026-03');
    expect(screen.getByRole('button', { name: '이전 달' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '이번 달로' }));
    await screen.findByRole('grid', { name: '2026년 5월 달력' });
    expect(screen.getByRole('button', { name: '다음 달' }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each(['2026-13', '2999-01'])('takes %s, which is no month that has come, for the running one', async (month) => {
    const { address } = open(`/library/calendar?month=${month}`, {
      'GET /api/library/calendar/me': (params: unknown) => {
        if ((params as { month?: string }).month === '2999-01') throw refusal('INVALID_INPUT');
        return months(params);
      },
    });
    await screen.findByRole('grid', { name: '2026년 5월 달력' });
    await waitFor(() => expect(address()).toBe('/library/calendar'));
  });

  it('turns to any month that the server knows on a device whose clock is behind', async () => {
    const { services } = open('/library/calendar?month=2026-04');
    services.now = () => Date.parse('2020-01-05T00:00:00Z');
    await screen.findByRole('grid', { name: '2026년 4월 달력' });
    fireEvent.click(screen.getByRole('button', { name: '이전 달' }));
    expect(await screen.findByRole('grid', { name: '2026년 3월 달력' })).toBeTruthy();
  });

  it('tells a day in a sheet, and of a quiet day without blame', async () => {
    open('/library/calendar', {
      'GET /api/library/calendar/2026-05-06/me': { ...day, day: '2026-05-06', items: [], totalCount: 0, point: 0 },
    });
    fireEvent.click(await screen.findByRole('button', { name: /^5월\u00a07일/ }));
    const sheet = within(await screen.findByRole('dialog', { name: '5월\u00a07일 목요일' }));
    expect(await sheet.findByText('3쪽에서 9쪽까지 읽었어요')).toBeTruthy();
    expect(sheet.getByText('끝까지 읽었어요')).toBeTruthy();
    expect(sheet.getByText('여기에서 읽는 책, 미션 있는 책')).toBeTruthy();
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('OX 퀴즈80%');
    fireEvent.click(sheet.getByRole('button', { name: '하루 앞으로' }));
    expect(await screen.findByText('바다도 쉬어 간 날이에요.')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: '5월\u00a06일 수요일' })).toBeTruthy();
  });
});

it('leads to no book that is not offered any more', async () => {
  const gone = { ...day, items: day.items.map((item) => ({ ...item, offered: false })) };
  open('/library/calendar', { 'GET /api/library/calendar/2026-05-07/me': gone });
  fireEvent.click(await screen.findByRole('button', { name: /^5월\u00a07일/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '5월\u00a07일 목요일' }));
  expect(await sheet.findByText('끝까지 읽었어요')).toBeTruthy();
  expect(sheet.queryByRole('link', { name: '토끼전' })).toBeNull();
});

describe('the words of the goal', () => {
  it('never count what is missing in a month that is over', () => {
    const of = (goalBookCount: number | null, verifiedBookCount: number, now: boolean) =>
      goalWords({ goalBookCount, verifiedBookCount, readDayCount: 0 }, now);
    expect(of(4, 1, false)).toBe('한 권을 인증했어요.');
    expect(of(4, 0, false)).toBe('천천히 쉬어 간 달이에요.');
    expect(of(4, 5, true)).toBe('목표에 닿았어요! 다섯 권을 인증했어요.');
    expect(of(4, 0, true)).toBe('네 권을 만나면 목표에 닿아요.');
    expect([of(null, 1, false), of(null, 0, false)]).toEqual(['한 권을 인증했어요.', '천천히 쉬어 간 달이에요.']);
  });
});
