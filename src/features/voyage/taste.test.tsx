import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { samplePairs, sampleStory, storyAnswers } from '../../testing/sampleVoyage.ts';
import { TasteTeaser } from './TasteTeaser.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function open() {
  const services = createTestServices({ answers: storyAnswers('LOWER') });
  renderShell(<TasteTeaser />, services, '/login');
  fireEvent.click(screen.getByRole('button', { name: '로그인 없이 1분 맛보기' }));
  await screen.findByRole('dialog', { name: sampleStory.title });
  return services;
}

const reported = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('leads from a story over three pairs to the way in, and keeps nothing', async () => {
  const services = await open();
  press('다 읽었어요');
  for (const { word, meaning } of samplePairs) {
    press(word);
    press(meaning);
    await screen.findByText(/맞았어요|조개를 얻었어요/);
    await expect.poll(() => screen.queryByRole('button', { name: word })).toBeNull();
  }
  expect(await screen.findByRole('dialog', { name: '조개를 얻었어요!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '시작하기' }).getAttribute('href')).toBe('/login/sign-up');
  expect(new Set(services.requests)).toEqual(new Set(Object.keys(storyAnswers('LOWER'))));
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  press('로그인하기');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('gives a hint for another meaning, and waits for a word before one', async () => {
  await open();
  press('다 읽었어요');
  const [first, second] = samplePairs;
  press(second?.meaning ?? '');
  expect(reported()).toContain('먼저 낱말');
  press(first?.word ?? '');
  press(second?.meaning ?? '');
  await expect.poll(reported).toContain(first?.hint);
  press(first?.meaning ?? '');
  await expect.poll(reported).toContain('2개 남았어요');
  expect(screen.getByRole('button', { name: /모래톱/ }).getAttribute('aria-disabled')).toBe('true');
});

it('says why an answer could not be marked, and takes it again', async () => {
  const services = await open();
  const path = 'POST /api/voyage/stories/LOWER/marks';
  const marks = services.answers[path];
  services.answers[path] = new NetworkError(false);
  press('다 읽었어요');
  press('모래톱');
  press('물가에 모래가 쌓여 이룬 곳');
  await expect.poll(reported).toMatch(/인터넷|연결/);
  services.answers[path] = marks;
  press('물가에 모래가 쌓여 이룬 곳');
  await expect.poll(reported).toContain('2개 남았어요');
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
