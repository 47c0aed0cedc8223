import { afterEach, expect, it, vi } from 'vitest';
import { openAquariumWindow } from './openAquariumWindow.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function screenOf(availWidth: number, availHeight: number, mouse = true) {
  vi.stubGlobal('matchMedia', () => ({ matches: mouse }));
  vi.spyOn(window.screen, 'availWidth', 'get').mockReturnValue(availWidth);
  vi.spyOn(window.screen, 'availHeight', 'get').mockReturnValue(availHeight);
  return vi.spyOn(window, 'open').mockReturnValue({ focus: vi.fn() } as unknown as Window);
}

it('opens 1280 by 880 in the middle of a large screen', () => {
  const open = screenOf(1920, 1040);
  expect(openAquariumWindow('/aquarium')).toBe(true);
  expect(open).toHaveBeenCalledWith('/aquarium', 'chaekbada-aquarium', 'popup,width=1280,height=880,left=320,top=80');
});

it('never takes more than the screen has', () => {
  const open = screenOf(1100, 700);
  expect(openAquariumWindow('/aquarium')).toBe(true);
  expect(open.mock.calls[0]?.[2]).toBe('popup,width=1100,height=700,left=0,top=0');
});

it('stays in this tab when blocked, on a small screen, and on a touch screen', () => {
  screenOf(1920, 1040).mockReturnValue(null);
  expect(openAquariumWindow('/aquarium')).toBe(false);
  const open = screenOf(800, 600);
  open.mockClear();
  expect(openAquariumWindow('/aquarium')).toBe(false);
  screenOf(1366, 1024, false).mockClear();
  expect(openAquariumWindow('/aquarium')).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
