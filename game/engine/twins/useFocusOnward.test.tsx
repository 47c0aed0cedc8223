// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fitStage } from '../fitStage.ts';
import { type GameServices, GameServicesContext } from '../GameServices.ts';
import { TwinLayer } from './TwinLayer.tsx';
import { TwinRegistry } from './TwinRegistry.ts';
import { useFocusOnward } from './useFocusOnward.ts';
import { useTwin } from './useTwin.ts';

afterEach(cleanup);

const rect = { x: 1, y: 1, width: 60, height: 60 };

function Twin({ id }: { id: string }) {
  useTwin({ id, role: 'button', name: id, rect });
  return null;
}

function Row({ ids }: { ids: readonly string[] }) {
  useFocusOnward(ids, 'close');
  return ids.map((id) => <Twin key={id} id={id} />);
}

/** A row of buttons beside one that stays. */
async function show() {
  const twins = new TwinRegistry();
  const draw = (ids: readonly string[]) => (
    <GameServicesContext.Provider value={{ twins } as GameServices}>
      <Twin id="close" />
      <Row ids={ids} />
      <TwinLayer registry={twins} fit={fitStage(1280, 800, 1)} alone={false} />
    </GameServicesContext.Provider>
  );
  const { rerender } = await act(async () => render(draw(['a', 'b', 'c'])));
  return {
    focus: (id: string) => screen.getByRole('button', { name: id }).focus(),
    left: (...ids: string[]) => act(async () => rerender(draw(ids))),
    focused: () => document.activeElement?.getAttribute('aria-label') ?? null,
  };
}

it('goes on to the next, to the one before at the end, and elsewhere when none is left', async () => {
  const { focus, left, focused } = await show();
  focus('b');
  await left('a', 'c');
  expect(focused()).toBe('c');
  await left('a');
  expect(focused()).toBe('a');
  await left();
  expect(focused()).toBe('close');
});

it('leaves a focus that is elsewhere', async () => {
  const { focus, left, focused } = await show();
  focus('a');
  await left('a', 'c');
  expect(focused()).toBe('a');
  focus('close');
  await left();
  expect(focused()).toBe('close');
  await left('b');
  await left();
  expect(focused()).toBe('close');
});
