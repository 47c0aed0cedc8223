import { expect, it, vi } from 'vitest';
import { SceneMemory } from './SceneMemory.ts';

it('makes a value once for each name, also one that is undefined', () => {
  const memory = new SceneMemory();
  const create = vi.fn(() => undefined);
  memory.once('one', create);
  memory.once('one', create);
  expect(create).toHaveBeenCalledOnce();
  const game = memory.once('game', () => ({}));
  expect(memory.once('game', () => ({}))).toBe(game);
  expect(new SceneMemory().once('game', () => ({}))).not.toBe(game);
});
