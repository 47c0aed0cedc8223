import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { gameBus } from '../game-host/gameBus.ts';
import { ServicesContext } from '../lib/services/ServicesContext.ts';
import { createTestServices } from '../testing/createTestServices.ts';
import { useGameSettings } from './useGameSettings.ts';

const services = createTestServices();
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

describe('useGameSettings', () => {
  afterEach(() => localStorage.clear());

  it('keeps the volume the student chose for the next visit', () => {
    const first = renderHook(useGameSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0.4, effectsVolume: 0.7 });
    gameBus.toShell.emit('settings/wanted', { musicVolume: 0, effectsVolume: 0 });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0, effectsVolume: 0 });
    first.unmount();

    renderHook(useGameSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0, effectsVolume: 0 });
  });

  it('falls back to the usual volume when what is kept is broken', () => {
    localStorage.setItem('chaekbada.sound-settings', '{"version":1,"value":{"musicVolume":9}}');
    renderHook(useGameSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0.4 });
  });

  it('tells the game when the switch for less motion is turned, without a change of volume', () => {
    renderHook(useGameSettings, { wrapper });
    gameBus.toShell.emit('settings/wanted', { musicVolume: 0, effectsVolume: 0.5 });
    act(() => services.motion.choose(false));
    const lively = { musicVolume: 0, effectsVolume: 0.5, reducedMotion: false, seaLight: 'auto' };
    expect(gameBus.toGame.last('settings/changed')).toEqual(lively);
    act(() => services.motion.choose(true));
    expect(gameBus.toGame.last('settings/changed')).toEqual({ ...lively, reducedMotion: true });
  });

  it('keeps the light of the aquarium beside the volume', () => {
    const first = renderHook(useGameSettings, { wrapper });
    gameBus.toShell.emit('settings/wanted', { musicVolume: 0.2, effectsVolume: 0.3 });
    gameBus.toShell.emit('settings/light-wanted', { seaLight: 'evening' });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0.2, seaLight: 'evening' });
    first.unmount();

    renderHook(useGameSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0.2, seaLight: 'evening' });
  });
});
