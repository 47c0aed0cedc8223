import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { QueryView } from './QueryView.tsx';

afterEach(() => vi.restoreAllMocks());

function Sample({ errorTitleAs }: { errorTitleAs?: 'h1' }) {
  const api = useApi();
  const query = useQuery({ queryKey: ['x'], queryFn: () => api.get<string>('/api/x') });
  return (
    <QueryView query={query} skeleton={<p>뼈대</p>} {...(errorTitleAs ? { errorTitleAs } : {})}>
      {(data) => <p>{data}</p>}
    </QueryView>
  );
}

it('shows the skeleton, says why it failed, and tries again when asked', async () => {
  const services = createTestServices({ answers: { 'GET /api/x': refusal('OVERLOADED') } });
  renderShell(<Sample />, services);
  expect(screen.getByText('뼈대')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('지금 많은 친구가 함께 쓰고 있어요');
  services.answers['GET /api/x'] = '내용';
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(await screen.findByText('내용')).toBeTruthy();
});

it.each([
  ['lost while the page was open', true],
  ['missing since it was opened', false],
])('speaks of a connection that was %s, and comes back by itself', async (_, wasOnline) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(wasOnline);
  const services = createTestServices({ answers: { 'GET /api/x': new NetworkError(false) } });
  renderShell(<Sample />, services);
  if (wasOnline) {
    online.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  }
  expect((await screen.findByRole('alert')).textContent).toContain('인터넷이 잠깐 쉬고 있어요');
  services.answers['GET /api/x'] = '내용';
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('내용')).toBeTruthy();
});

it('promises nothing of itself where the browser believes in its network', async () => {
  renderShell(<Sample />, createTestServices({ answers: { 'GET /api/x': new NetworkError(false) } }));
  const told = (await screen.findByRole('alert')).textContent;
  expect(told).toContain('인터넷이 잠깐 쉬고 있어요');
  expect(told).toContain('연결을 확인하고 다시 해 주세요');
  expect(told).not.toContain('다시 불러올게요');
});

it('heads the page where it is all of it', async () => {
  renderShell(<Sample errorTitleAs="h1" />, createTestServices({ answers: { 'GET /api/x': refusal('OVERLOADED') } }));
  expect(await screen.findByRole('heading', { level: 1, name: '여기를 불러오지 못했어요' })).toBeTruthy();
});

it('leads to the tickets where one is needed, and does not offer to try again', async () => {
  const services = createTestServices({ site: 'home', answers: { 'GET /api/x': refusal('SUBSCRIPTION_NEEDED') } });
  renderShell(<Sample />, services);
  const link = await screen.findByRole('link', { name: '이용권 보기' });
  expect(link.getAttribute('href')).toBe('/subscription');
  expect(screen.queryByRole('button', { name: '다시 불러오기' })).toBeNull();
});
