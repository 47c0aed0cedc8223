import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleCard } from '../../testing/sampleBook.ts';
import { sampleMain } from '../../testing/sampleMain.ts';
import { MainView } from './MainView.tsx';

function open(change: Parameters<typeof sampleMain>[0] = {}) {
  const services = createTestServices({ answers: { 'GET /api/main/me': sampleMain(change) }, signedIn: true });
  renderShell(<MainView />, services);
  return services;
}

it('puts going on with the book first', async () => {
  open({ continueReading: [{ ...sampleCard({ readingProgressRate: 36 }), lastPageNo: 5 }] });
  expect((await screen.findByRole('link', { name: '이어 읽기' })).getAttribute('href')).toBe('/book/read/1042');
  expect(screen.getByText('세 권 남았어요')).toBeTruthy();
});

it('offers the first recommended book to a student without one, at its first page where it is here', async () => {
  open({ recommended: [sampleCard()] });
  expect((await screen.findByRole('link', { name: '바로 읽기' })).getAttribute('href')).toBe('/book/read/1042');
  cleanup();
  open({ recommended: [sampleCard({ textYn: 'N' })] });
  expect((await screen.findByRole('link', { name: '이 책 볼래요' })).getAttribute('href')).toBe('/book/view/1042');
});

it('shows the steps of the day, or the way back into a voyage that was left', async () => {
  open();
  expect(await screen.findByRole('region', { name: '오늘의 세 걸음' })).toBeTruthy();
  cleanup();
  open({ voyage: 'OX' });
  expect((await screen.findByRole('link', { name: '이어서 하기' })).getAttribute('href')).toBe('/voyage');
  expect(screen.queryByRole('region', { name: '오늘의 세 걸음' })).toBeNull();
});

it('shows the new gauges as soon as the aquarium window changed them, and ignores old news', async () => {
  const services = open();
  expect((await screen.findByRole('progressbar', { name: '포만감' })).getAttribute('aria-valuenow')).toBe('62');
  services.answers['GET /api/main/me'] = sampleMain({ gauges: { satiety: 90, intimacy: 74, strength: 55 } });
  act(() => services.receive({ type: 'aquarium/changed', revision: 5 }));
  expect(services.requests).toHaveLength(1);
  act(() => services.receive({ type: 'aquarium/changed', revision: 6 }));
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: '포만감' }).getAttribute('aria-valuenow')).toBe('90'),
  );
});

it('calls books just right only where one of them is', async () => {
  open({ recommended: [sampleCard({ fit: 'CHALLENGE' })] });
  expect(await screen.findByRole('heading', { name: '이런 책은 어때요?' })).toBeTruthy();
  expect(screen.queryByText(/딱 맞는/)).toBeNull();
  cleanup();
  open({ recommended: [sampleCard({ fit: 'CHALLENGE' }), sampleCard({ bookNo: 1055 })] });
  expect(await screen.findByRole('heading', { name: '지금 나에게 딱 맞는 책' })).toBeTruthy();
});
