import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { useApi } from '../../lib/services/ServicesContext.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { refusal } from '../../testing/refusal.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { testEndpoints } from '../../testing/testEndpoints.ts';
import { Main } from '../layout/Main.tsx';
import { QueryView } from './QueryView.tsx';

afterEach(() => vi.restoreAllMocks());

function Sample({ errorTitleAs }: { errorTitleAs?: 'h1' }) {
  const api = useApi();
  const query = useQuery({ queryKey: ['x'], queryFn: () => api.call(testEndpoints.read('/api/x')) });
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

it('keeps the button that was pressed, and its focus, until the answer is there', async () => {
  const services = createTestServices({ answers: { 'GET /api/x': refusal('OVERLOADED') } });
  renderShell(
    <Main>
      <Sample />
    </Main>,
    services,
  );
  const again = await screen.findByRole('button', { name: '다시 불러오기' });
  again.focus();
  for (const answer of [refusal('OVERLOADED'), '내용']) {
    let arrive: () => void = () => undefined;
    services.answers['GET /api/x'] = new Promise((resolve, reject) => {
      arrive = () => (answer instanceof Error ? reject(answer) : resolve(answer));
    });
    fireEvent.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    expect(document.activeElement).toBe(again);
    expect(screen.getByText('불러오고 있어요')).toBeTruthy();
    arrive();
    await waitFor(() => expect(again.isConnected && again.hasAttribute('aria-busy')).toBe(false));
  }
  expect(screen.getByText('내용')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('shows nothing of a failure where something else is asked for', async () => {
  function Places() {
    const api = useApi();
    const [place, setPlace] = useState('a');
    const query = useQuery({ queryKey: [place], queryFn: () => api.call(testEndpoints.read(`/api/${place}`)) });
    return (
      <>
        <button type="button" onClick={() => setPlace('b')}>
          다른 것
        </button>
        <QueryView query={query} skeleton={<p>뼈대</p>}>
          {(data) => <p>{data}</p>}
        </QueryView>
      </>
    );
  }
  const answers = { 'GET /api/a': refusal('OVERLOADED'), 'GET /api/b': new Promise(() => undefined) };
  renderShell(<Places />, createTestServices({ answers }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: '다른 것' }));
  expect(await screen.findByText('뼈대')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
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
  const reported = (await screen.findByRole('alert')).textContent;
  expect(reported).toContain('인터넷이 잠깐 쉬고 있어요');
  expect(reported).toContain('연결을 확인하고 다시 해 주세요');
  expect(reported).not.toContain('다시 불러올게요');
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
