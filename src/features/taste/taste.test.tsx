import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { TasteTeaser } from './TasteTeaser.tsx';
import { shownMeanings, tasteStory } from './tasteStory.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open() {
  const services = createTestServices();
  renderShell(<TasteTeaser />, services, '/login');
  fireEvent.click(screen.getByRole('button', { name: '로그인 없이 1분 맛보기' }));
  await screen.findByRole('dialog', { name: tasteStory.title });
  return services;
}

const reported = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('leads from a story over three pairs to the way in, and neither sends nor keeps anything', async () => {
  const services = await open();
  press('다 읽었어요');
  for (const { word, meaning } of tasteStory.pairs) {
    press(word);
    press(meaning);
  }
  expect(screen.getByRole('dialog', { name: '조개를 얻었어요!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '시작하기' }).getAttribute('href')).toBe('/login/sign-up');
  expect(services.requests).toEqual([]);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  press('로그인하기');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives a hint for another meaning, and waits for a word before one', async () => {
  await open();
  press('다 읽었어요');
  const [first, second] = tasteStory.pairs;
  press(second.meaning);
  expect(reported()).toContain('먼저 낱말');
  press(first.word);
  press(second.meaning);
  expect(reported()).toContain(first.hint);
  press(first.meaning);
  expect(reported()).toContain('2개 남았어요');
  expect(screen.getByRole('button', { name: new RegExp(first.word) }).getAttribute('aria-disabled')).toBe('true');
});

it('may be skipped and left at any step', async () => {
  await open();
  press('다 읽었어요');
  press('건너뛰기');
  // Nobody is praised for what was not done.
  expect(screen.getByRole('dialog', { name: '이렇게 조개가 모여요' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows every meaning once and none beside its own word', () => {
  expect([...shownMeanings].sort()).toEqual(tasteStory.pairs.map((_, index) => index));
  expect(shownMeanings.filter((meaning, index) => meaning === index)).toEqual([]);
});
