import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createTestServices } from '../../testing/createTestServices.ts';
import { renderShell } from '../../testing/renderShell.tsx';
import { sampleMain } from '../../testing/sampleMain.ts';
import { FirstSteps } from './FirstSteps.tsx';

beforeEach(() => localStorage.clear());

const { pet, goal } = sampleMain();
const newcomer = sampleMain({
  pet: { ...pet, species: null, stage: 'egg', level: 1 },
  goal: { ...goal, monthPoint: 0 },
});
const show = (page = newcomer) => {
  cleanup();
  renderShell(<FirstSteps page={page} />, createTestServices({ signedIn: true }), '/main');
  return screen.queryByRole('region', { name: '처음이에요? 이렇게 시작해요' });
};

it('shows three steps to a newcomer, and stays away once it was put away', () => {
  expect(show()).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: '처음 안내 닫기' }));
  expect(screen.queryByRole('region', { name: '처음이에요? 이렇게 시작해요' })).toBeNull();
  expect(show()).toBeNull();
});

it('says nothing to whoever has begun', () => {
  expect(show({ ...newcomer, goal: { ...newcomer.goal, monthPoint: 20 } })).toBeNull();
  expect(show({ ...newcomer, pet })).toBeNull();
});
