import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ClassReef } from '#contract/reef.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { ReefStage } from './ReefStage.tsx';

const VISIT = 'PUT /api/aquarium/reef/me';
const LOOK = 'PUT /api/aquarium/reef/seen/me';
const reef: ClassReef = {
  growing: true,
  bookCount: 31,
  pieces: [{ ordinal: 1, title: { bookNo: 1042, bookName: '토끼전' } }],
  newPieces: 1,
};

function show(answers: Record<string, unknown>) {
  const services = createTestServices({ signedIn: true, answers });
  return { services, ...renderShell(<ReefStage />, services, '/aquarium?place=reef') };
}
const shown = () => gameBus.toGame.last('scene/show');

it('shows the reef, and what was seen is new no more', async () => {
  const { services } = show({ [VISIT]: { reef }, [LOOK]: { done: true } });
  expect(screen.getByText('우리 반 산호초로 가고 있어요')).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual({ scene: 'reef', reef }));
  act(() => gameBus.toShell.emit('reef/seen', { pieces: 1 }));
  await waitFor(() => expect(shown()).toMatchObject({ scene: 'reef', reef: { newPieces: 0 } }));
  act(() => gameBus.toShell.emit('reef/seen', { pieces: 1 }));
  const looks = services.requests.filter((request) => request === LOOK);
  expect(looks).toHaveLength(1);
});

it('says kindly that there is no class', async () => {
  show({ [VISIT]: { reef: null } });
  expect(await screen.findByRole('heading', { level: 1, name: '아직 반이 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '수족관으로 가기' }).getAttribute('href')).toBe('/aquarium');
});

it('can be tried again after a failure', async () => {
  let tries = 0;
  show({
    [VISIT]: () => {
      tries += 1;
      return tries === 1 ? refusal('TEXT_UNAVAILABLE') : { reef };
    },
    [LOOK]: { done: true },
  });
  fireEvent.click(await screen.findByRole('button', { name: /다시/ }));
  await waitFor(() => expect(shown()).toEqual({ scene: 'reef', reef }));
});
