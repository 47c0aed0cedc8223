import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { gameBus } from '../game-host/gameBus.ts';
import type { Services } from '../lib/services/Services.ts';
import { ServicesContext } from '../lib/services/ServicesContext.ts';
import { useSoundSettings } from './useSoundSettings.ts';

const services = { storage: localStorage } as Services;
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

describe('useSoundSettings', () => {
  afterEach(() => localStorage.clear());

  it('keeps the volume the student chose for the next visit', () => {
    const first = renderHook(useSoundSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0.4, effectsVolume: 0.7 });
    gameBus.toShell.emit('settings/wanted', { musicVolume: 0, effectsVolume: 0 });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0, effectsVolume: 0 });
    first.unmount();

    renderHook(useSoundSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0, effectsVolume: 0 });
  });

  it('falls back to the usual volume when what is kept is broken', () => {
    localStorage.setItem('chaekbada.sound-settings', '{"version":1,"value":{"musicVolume":9}}');
    renderHook(useSoundSettings, { wrapper });
    expect(gameBus.toGame.last('settings/changed')).toMatchObject({ musicVolume: 0.4 });
  });
});
