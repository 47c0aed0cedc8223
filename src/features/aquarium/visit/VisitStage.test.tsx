import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Neighbour } from '#contract/neighbour.ts';
import { gameBus } from '#src/game-host/gameBus.ts';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { VisitStage } from './VisitStage.tsx';

it('has a scene that is made anew know that a cheer was left', async () => {
  const path = '/api/aquarium/neighbours/key1';
  const neighbour = { visitKey: 'key1', nickname: '파도', cheered: false } as Neighbour;
  const services = createTestServices({
    signedIn: true,
    answers: { [`GET ${path}`]: neighbour, [`POST ${path}/cheers`]: { done: true } },
  });
  renderShell(<VisitStage visitKey="key1" />, services, '/aquarium?visit=key1');
  const shown = () => gameBus.toGame.last('scene/show');
  await waitFor(() => expect(shown()).toEqual({ scene: 'visit', visit: { neighbour } }));
  services.answers[`GET ${path}`] = { ...neighbour, cheered: true };
  act(() => gameBus.toShell.emit('visit/cheer-wanted', { visitKey: 'key1', kind: 'HELLO' }));
  await waitFor(() => expect(shown()).toMatchObject({ visit: { neighbour: { cheered: true } } }));
});
