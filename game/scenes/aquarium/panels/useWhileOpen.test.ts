// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createGameBus } from '#game/bus/createGameBus.ts';
import { AquariumPlay } from '../session/AquariumPlay.ts';
import { AquariumSession } from '../session/AquariumSession.ts';
import { aquariumFixture } from '../session/aquariumFixture.ts';
import { useAquariumMode } from '../useAquariumMode.ts';
import { useWhileOpen } from './useWhileOpen.ts';

afterEach(cleanup);

/** A panel with a name that was asked for, as the aquarium opens and closes it. */
function askName() {
  const bus = createGameBus((error) => {
    throw error;
  });
  const session = new AquariumSession(bus, aquariumFixture());
  session.attach();
  const play = new AquariumPlay({ session, report: () => {}, sound: () => {}, calm: () => false });
  let commandId = '';
  bus.toShell.on('aquarium/command', (asked) => {
    commandId = asked.commandId;
  });
  const { result: mode } = renderHook(() => useAquariumMode(() => {}));
  act(() => mode.current.open('name'));
  const panel = renderHook(() => useWhileOpen(mode.current.close));
  const saved = play.rename('꼬물이').then((renamed) => renamed && panel.result.current());
  const answer = () =>
    act(async () => {
      const state = aquariumFixture({ revision: 2 });
      const change = { state, before: state.gauges, purchaseNo: null };
      bus.toGame.emit('aquarium/outcome', { commandId, ok: true, action: 'rename', itemId: null, change });
      await saved;
    });
  return { mode, panel, answer };
}

it('lets the answer to a panel close it', async () => {
  const { mode, answer } = askName();
  await answer();
  expect(mode.current.is).toBe('home');
});

it('leaves what was opened since', async () => {
  const { mode, panel, answer } = askName();
  panel.unmount();
  act(() => mode.current.open('shop'));
  await answer();
  expect(mode.current.is).toBe('shop');
});
