// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type GameServices, GameServicesContext } from '#game/engine/GameServices.ts';
import { useDecorateHint } from './useDecorateHint.ts';
import type { Picked } from './useDecorating.ts';

afterEach(cleanup);

it('says what comes next when something is picked, from the tray or from its place, and each time once', () => {
  const announce = vi.fn();
  const services = { twins: { announce } } as unknown as GameServices;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <GameServicesContext.Provider value={services}>{children}</GameServicesContext.Provider>
  );
  const { result, rerender } = renderHook((picked: Picked | null) => useDecorateHint(picked, () => '불가사리 별'), {
    wrapper,
    initialProps: null as Picked | null,
  });
  expect(announce).toHaveBeenLastCalledWith('놓을 것을 고르거나 끌어다 놓아 보세요.');
  rerender({ itemId: 'star', from: null });
  rerender({ itemId: 'star', from: null });
  expect(result.current).toBe('자리를 골라 주세요. 숫자 1~9도 돼요.');
  expect(announce).toHaveBeenLastCalledWith('불가사리 별을 골랐어요. 자리를 골라 주세요. 숫자 1~9도 돼요.');
  expect(announce).toHaveBeenCalledTimes(2);
  rerender(null);
  expect(announce).toHaveBeenCalledTimes(2);
  rerender({ itemId: 'star', from: 6 });
  expect(announce).toHaveBeenCalledTimes(3);
});
