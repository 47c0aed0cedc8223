import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { NoticeSummary } from '#contract/home.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { NoticeList } from './NoticeList.tsx';

const notice = (articleNo: number): NoticeSummary => ({
  articleNo,
  title: `소식 ${articleNo}`,
  category: '안내',
  pinnedYn: 'N',
  publishedAt: '2026-11-20T03:00:00.000Z',
  viewCount: 0,
});

/** Two of the notices speak of shells. */
const answer = (params: unknown) => {
  const { query, page = 1 } = params as { query?: string; page?: number };
  const all = query === '조개' ? [1, 2] : query ? [] : [1, 2, 3];
  return { items: all.map(notice), page: Number(page), pageSize: 30, totalCount: all.length };
};

let back = () => {};
function Place() {
  const navigate = useNavigate();
  back = () => navigate(-1);
  return <NoticeList />;
}

async function open(at = '/notice') {
  const view = renderShell(<Place />, createTestServices({ answers: { 'GET /api/notices': answer } }), at);
  await screen.findByRole('link', { name: /소식 1/ });
  return view;
}
const field = () => screen.getByLabelText<HTMLInputElement>('소식 찾기');
const look = (words: string) => {
  fireEvent.change(field(), { target: { value: words } });
  const button = screen.getByRole('button', { name: '찾기' });
  button.focus();
  fireEvent.click(button);
  return button;
};

it('keeps the focus when it looks for a word, and says how much it found', async () => {
  const { address } = await open();
  const button = look('조개');
  expect(await screen.findByText('글 2개를 찾았어요', { selector: '[role=status]' })).toBeTruthy();
  expect(address()).toBe(`/notice?query=${encodeURIComponent('조개')}`);
  expect(document.activeElement).toBe(button);
  look('없는 말');
  expect(await screen.findByText('찾은 글이 없어요', { selector: '[role=status]' })).toBeTruthy();
});

it('leads back to the field when the word is taken away', async () => {
  const { address } = await open(`/notice?query=${encodeURIComponent('조개')}`);
  expect(field().value).toBe('조개');
  const away = screen.getByRole('button', { name: '찾는 말 지우기' });
  away.focus();
  fireEvent.click(away);
  expect(address()).toBe('/notice');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it('shows the word of its address again on the way back', async () => {
  await open();
  look('조개');
  await screen.findByText('글 2개를 찾았어요');
  look('없는 말');
  await screen.findByText('찾은 글이 없어요');
  act(() => back());
  await waitFor(() => expect(field().value).toBe('조개'));
  expect(await screen.findByText('글 2개를 찾았어요')).toBeTruthy();
});

it('gives the focus to the list that takes the place of a button', async () => {
  await open();
  look('없는 말');
  const all = await screen.findByRole('button', { name: '모두 보기' });
  all.focus();
  fireEvent.click(all);
  const last = await screen.findByRole('link', { name: /소식 3/ });
  await waitFor(() => expect(document.activeElement?.contains(last)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});
