import { beforeEach, expect, it } from 'vitest';
import { createMotion } from './createMotion.ts';

function systemOf(matches: boolean) {
  let received = () => {};
  const system = {
    matches,
    addEventListener: (_: string, listener: () => void) => {
      received = listener;
    },
  };
  const turn = (next: boolean) => {
    system.matches = next;
    received();
  };
  return { system: system as unknown as MediaQueryList, turn };
}

const root = document.createElement('div');
beforeEach(() => localStorage.clear());

it('follows the system until the student says otherwise, and remembers that', () => {
  const { system, turn } = systemOf(true);
  const motion = createMotion({ storage: localStorage, system, root });
  expect(motion.getState().calm).toBe(true);
  turn(false);
  expect(root.dataset.motion).toBe('lively');
  motion.choose(true);
  turn(false);
  expect(motion.getState().calm).toBe(true);
  expect(createMotion({ storage: localStorage, system: systemOf(false).system, root }).getState().calm).toBe(true);
  motion.choose(false);
  turn(true);
  expect(root.dataset.motion).toBe('lively');
});

it('takes nothing it does not know from the storage', () => {
  localStorage.setItem('chaekbada.motion', 'dizzy');
  expect(createMotion({ storage: localStorage, system: systemOf(false).system, root }).getState().calm).toBe(false);
});
