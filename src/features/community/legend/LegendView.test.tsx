import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LegendPage, LegendReader } from '#contract/legend.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { LegendView } from './LegendView.tsx';

const LIST = 'GET /api/community/legends';
const reader: LegendReader = {
  rankNo: 1,
  readerName: '김*다',
  species: null,
  stage: 'egg',
  point: 100,
  verifiedBookCount: 1,
  myYn: 'N',
  visitKey: null,
};
const pageOf = (part: Partial<LegendPage>): LegendPage => ({
  items: [reader],
  page: 1,
  pageSize: 30,
  totalCount: 1,
  of: 'SITE',
  month: '2026-02',
  months: ['2026-02', '2026-01'],
  academyName: '새바다초등학교',
  me: { rankNo: null, point: 0, nextPoint: null, listedYn: 'Y', verifiedBookCount: 0 },
  currentDate: '2026-02-20T00:00:00.000Z',
  ...part,
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

function open(at: string, answer: unknown) {
  const services = createTestServices({ answers: { [LIST]: answer }, signedIn: true });
  return renderShell(<LegendView />, services, at);
}

it('shows the running month where the server has none of the one in the address', async () => {
  const { address } = open('/community/legend?of=ACADEMY&month=2019-01', (params: unknown) => {
    if ((params as { month?: string }).month) throw refusal('INVALID_INPUT');
    return pageOf({ of: 'ACADEMY' });
  });
  expect(await screen.findByRole('option', { name: '2026년 2월', selected: true })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(address()).toBe('/community/legend?of=ACADEMY'));
});

it('leads back to the readers from a page past the last one', async () => {
  open('/community/legend?page=3', (params: unknown) =>
    (params as { page: number }).page === 3 ? pageOf({ items: [], page: 3 }) : pageOf({}),
  );
  fireEvent.click(await screen.findByRole('button', { name: '마지막 쪽 보기' }));
  expect(await screen.findByText('김*다')).toBeTruthy();
});

it('says that nobody is there yet where nobody is', async () => {
  open('/community/legend', pageOf({ items: [], totalCount: 0 }));
  expect(await screen.findByText('이번 달의 첫 자리가 비어 있어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '마지막 쪽 보기' })).toBeNull();
});
