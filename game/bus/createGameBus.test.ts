import { expect, it, vi } from 'vitest';
import { createGameBus } from './createGameBus.ts';

it('gives a game that is loaded late the scene to show, but no old answer', () => {
  const bus = createGameBus(() => {});
  bus.toGame.emit('scene/show', { scene: 'none' });
  bus.toGame.emit('aquarium/outcome', { commandId: 'w1', ok: false, message: '조금 뒤에 다시 해 주세요.' });
  const show = vi.fn();
  const outcome = vi.fn();
  bus.toGame.on('scene/show', show);
  bus.toGame.on('aquarium/outcome', outcome);
  expect(show).toHaveBeenCalledWith({ scene: 'none' });
  expect(outcome).not.toHaveBeenCalled();
});

it('does not repeat a wish of the player to a late shell', () => {
  const bus = createGameBus(() => {});
  bus.toShell.emit('aquarium/command', { commandId: 'w1', command: { kind: 'buy', itemId: 'bread', quantity: 1 } });
  const command = vi.fn();
  bus.toShell.on('aquarium/command', command);
  expect(command).not.toHaveBeenCalled();
});
