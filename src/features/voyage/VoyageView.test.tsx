import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { VoyageChange, VoyageStepBody } from '#contract/voyage.ts';
import type { VoyageStand } from '#domain/voyage/voyageSteps.ts';
import { judgeVoyageStep } from '#domain/voyage/voyageSteps.ts';
import { ApiError } from '../../lib/api/ApiError.ts';
import { NetworkError } from '../../lib/api/NetworkError.ts';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { samplePairs, sampleStory, sampleVoyage, storyAnswers } from '../../testing/sampleVoyage.ts';
import { VoyageView } from './VoyageView.tsx';

beforeEach(() => localStorage.clear());

function open(next: VoyageStand) {
  let voyage = sampleVoyage({ next });
  const taken: VoyageStepBody[] = [];
  const take = (body: VoyageStepBody): VoyageChange => {
    const verdict = judgeVoyageStep(voyage.next, body.step);
    taken.push(body);
    if (verdict.kind === 'TAKEN') voyage = { ...voyage, next: verdict.next };
    if (body.step === 'HATCH')
      voyage = { ...voyage, pet: { species: body.species, nickname: body.nickname ?? '바다친구', cracks: 2 } };
    return { voyage, earned: { shells: 0, exp: 0 }, revision: 2 };
  };
  const answers = { 'GET /api/voyage/me': voyage, 'POST /api/voyage/steps/me': take, ...storyAnswers('LOWER') };
  const services = createTestServices({ answers, signedIn: true });
  renderShell(<VoyageView />, services, '/voyage');
  return { services, taken };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('leads from the story to a pet with a name, and the focus to each new title', async () => {
  const { taken, services } = open('START');
  expect(await title(sampleStory.title)).toBe(document.activeElement);
  await expect.poll(() => taken.length).toBe(1);
  press('다 읽었어요');
  expect(await title('낱말과 뜻을 짝지어 봐요')).toBe(document.activeElement);
  for (const { word, meaning } of samplePairs) {
    press(word);
    press(meaning);
    await expect.poll(() => screen.queryByRole('button', { name: word })).toBeNull();
  }
  await title('톡! 알에 금이 갔어요');
  press('다음');
  await title('이야기와 맞으면 O, 다르면 X');
  press(/^O/);
  expect((await screen.findByText('맞았어요!')).parentElement).toBe(document.activeElement);
  press('다음');
  press(/^O/);
  expect((await screen.findByText('이야기를 다시 볼까요?')).parentElement?.textContent).toContain('달이 뜨지 않은 밤');
  press('다음');
  await title('조개 10개를 얻었어요!');
  press('다음');
  await title('알에게 밥을 줘 볼까요?');
  press('냠냠 밥 주기');
  await title('알이 흔들려요! 누가 나올까요?');
  fireEvent.click(screen.getByRole('radio', { name: '거북' }));
  fireEvent.change(screen.getByRole('textbox', { name: /이름/ }), { target: { value: '파도' } });
  press('알 깨우기');
  await title('바다 친구가 태어났어요!');
  expect(screen.getByText('파도예요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '함께 책바다로!' }).getAttribute('href')).toBe('/main');
  expect(taken).toEqual([
    { step: 'START' },
    { step: 'READ' },
    { step: 'PAIRS', meanings: [2, 0, 1] },
    { step: 'OX', answers: ['O', 'O'] },
    { step: 'FEED' },
    { step: 'HATCH', species: 'turtle', nickname: '파도' },
  ]);
  expect(services.sent).toContainEqual({ type: 'aquarium/changed', revision: 2 });
});

it('goes on where it was left, and may be left again or skipped', async () => {
  const { taken } = open('FEED');
  await title('알에게 밥을 줘 볼까요?');
  press('항해 멈추기');
  expect(screen.getByRole('link', { name: '나중에 할래요' }).getAttribute('href')).toBe('/main');
  press('안 할래요');
  await expect.poll(() => taken).toEqual([{ step: 'SKIP' }]);
});

it('is over for whoever comes back to it', async () => {
  open('DONE');
  await act(async () => {});
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('says why a name cannot be given, and keeps what was chosen', async () => {
  const { services } = open('HATCH');
  await title('알이 흔들려요! 누가 나올까요?');
  services.answers['POST /api/voyage/steps/me'] = new ApiError({
    status: 422,
    code: 'INVALID_INPUT',
    message: '이 이름은 쓸 수 없어요.',
  } as ConstructorParameters<typeof ApiError>[0]);
  fireEvent.click(screen.getByRole('radio', { name: '고래' }));
  press('알 깨우기');
  expect(await screen.findByText('이 이름은 쓸 수 없어요.')).toBeTruthy();
  expect((screen.getByRole('radio', { name: '고래' }) as HTMLInputElement).checked).toBe(true);
});

it('keeps a step that could not be sent, and sends it again', async () => {
  const { services, taken } = open('PAIRS');
  await title('낱말과 뜻을 짝지어 봐요');
  const take = services.answers['POST /api/voyage/steps/me'];
  services.answers['POST /api/voyage/steps/me'] = new NetworkError(false);
  for (const { word, meaning } of samplePairs) {
    press(word);
    press(meaning);
    await expect.poll(() => screen.queryByRole('button', { name: word })).toBeNull();
  }
  await screen.findByRole('button', { name: '다시 해 보기' });
  services.answers['POST /api/voyage/steps/me'] = take;
  press('다시 해 보기');
  await title('톡! 알에 금이 갔어요');
  expect(taken).toEqual([{ step: 'PAIRS', meanings: [2, 0, 1] }]);
});

it('begins with the story read where the beginning could not be sent', async () => {
  const { services, taken } = open('START');
  const take = services.answers['POST /api/voyage/steps/me'];
  services.answers['POST /api/voyage/steps/me'] = new NetworkError(false);
  await screen.findByRole('button', { name: '다시 해 보기' });
  services.answers['POST /api/voyage/steps/me'] = take;
  press('다 읽었어요');
  await title('낱말과 뜻을 짝지어 봐요');
  expect(taken.map(({ step }) => step)).toEqual(['START', 'READ']);
});
