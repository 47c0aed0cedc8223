import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestServices } from '#src/testing/createTestServices.ts';
import { refusal } from '#src/testing/refusal.ts';
import { renderShell } from '#src/testing/renderShell.tsx';
import { MissionPlayer } from './MissionPlayer.tsx';

const nothing = () => null;

const open = (kind: 'PUZZLE' | 'OX', answer: unknown) => {
  const answers = { 'POST /api/mission/attempts': answer };
  const player = <MissionPlayer bookNo={1042} kind={kind} ReportPad={nothing} Notes={nothing} NotesButton={nothing} />;
  renderShell(player, createTestServices({ signedIn: true, answers }), `/book/mission/1042?kind=${kind}`);
};

it('waits for a mission on the canvas with the bar that the canvas goes on with', async () => {
  open('PUZZLE', () => new Promise(() => {}));
  const bar = screen.getByRole('progressbar', { name: '미션을 준비하고 있어요' });
  expect(bar.hasAttribute('aria-valuenow')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leads who opens a mission that is over to its result, instead of asking again and again', async () => {
  open('OX', refusal('MISSION_CLOSED'));
  expect(await screen.findByRole('heading', { name: '이미 낸 미션이에요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '결과 보기' }).getAttribute('href')).toBe(
    '/book/mission/result/1042?kind=OX',
  );
  expect(screen.queryByRole('button', { name: '다시 불러오기' })).toBeNull();
});
