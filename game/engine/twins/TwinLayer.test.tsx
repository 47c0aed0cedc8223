// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../createStore.ts';
import { fitStage } from '../fitStage.ts';
import { TwinLayer } from './TwinLayer.tsx';
import { TwinRegistry } from './TwinRegistry.ts';

const rect = { x: 128, y: 80, width: 64, height: 80 };
const fit = fitStage(1280, 800, 1);
let twins: TwinRegistry;
beforeEach(() => {
  twins = new TwinRegistry();
});
afterEach(cleanup);
const show = (alone = false) => render(<TwinLayer registry={twins} fit={fit} alone={alone} />);
const change = (write: () => void) => act(async () => write());

describe('TwinLayer', () => {
  it('makes a named button at the place on the stage, and presses it', async () => {
    const onPress = vi.fn();
    twins.set({ id: 'bag', role: 'button', name: '가방', rect, opensDialog: true }, null, { onPress });
    await change(show);
    const button = screen.getByRole('button', { name: '가방' });
    expect(button.style).toMatchObject({ left: '10%', top: '10%', width: '5%', height: '10%' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('keeps a disabled twin in reach but without effect', async () => {
    const onPress = vi.fn();
    twins.set({ id: 'buy', role: 'button', name: '사기', rect, disabled: true }, null, { onPress });
    await change(show);
    const button = screen.getByRole('button', { name: '사기' });
    button.focus();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('asks the key handler first and leaves composing alone', async () => {
    const onKey = vi.fn((key: string) => key === 'ArrowRight');
    const onPress = vi.fn();
    twins.setGroup({ id: 'grid', role: 'grid', name: '판' }, null, {});
    twins.set({ id: 'cell', role: 'gridcell', name: '1행 1열', rect, cell: { row: 1, column: 1 } }, 'grid', {
      onKey,
      onPress,
    });
    await change(show);
    const cell = screen.getByRole('gridcell', { name: '1행 1열' });
    expect(fireEvent.keyDown(cell, { key: 'ArrowRight' })).toBe(false);
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(onPress).toHaveBeenCalledTimes(1);
    onKey.mockClear();
    fireEvent.keyDown(cell, { key: 'Process', keyCode: 229 });
    expect(onKey).not.toHaveBeenCalled();
  });

  it('takes the focus into a modal group, keeps it there, and gives it back to an opener that was made anew', async () => {
    const door = {};
    const panel = { onEscape: vi.fn() };
    twins.set({ id: 'bag', role: 'button', name: '가방', rect }, null, door);
    await change(show);
    screen.getByRole('button', { name: '가방' }).focus();
    await change(() => {
      twins.remove('bag', door);
      twins.set({ id: 'sound', role: 'button', name: '소리', rect }, null, {});
      twins.setGroup({ id: 'panel', role: 'dialog', name: '가방', modal: true }, null, panel);
      twins.set({ id: 'first', role: 'button', name: '먹이기', rect }, 'panel', {});
      twins.set({ id: 'last', role: 'button', name: '닫기', rect }, 'panel', {});
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('먹이기');
    expect(document.querySelector('[data-twin="sound"]')?.hasAttribute('inert')).toBe(true);
    expect(document.querySelector('[data-twin="first"]')?.hasAttribute('inert')).toBe(false);

    const last = screen.getByRole('button', { name: '닫기' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('먹이기');
    fireEvent.keyDown(document.activeElement ?? last, { key: 'Tab', shiftKey: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('닫기');

    fireEvent.keyDown(last, { key: 'Escape' });
    expect(panel.onEscape).toHaveBeenCalledTimes(1);
    await change(() => {
      twins.remove('panel', panel);
      twins.set({ id: 'bag', role: 'button', name: '가방', rect }, null, {});
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('가방');
    expect(document.querySelector('[data-twin="sound"]')?.hasAttribute('inert')).toBe(false);
  });

  it('moves a scrolled group without a render', async () => {
    const scroll = createStore({ x: 0, y: 0 });
    twins.setGroup({ id: 'list', role: 'list', name: '목록', scroll }, null, {});
    twins.set({ id: 'item', role: 'listitem', name: '바다 빵', rect }, 'list', {});
    await change(show);
    scroll.set({ x: 0, y: -80 });
    expect(screen.getByRole('list', { name: '목록' }).style.transform).toBe('translate(0%, -10%)');
  });

  it('says a sentence, also twice', async () => {
    await change(show);
    await change(() => twins.announce('맛있어요!'));
    const polite = document.querySelector('[data-live="polite"]');
    const first = polite?.textContent;
    expect(first).toContain('맛있어요!');
    await change(() => twins.announce('맛있어요!'));
    expect(polite?.textContent).not.toBe(first);
  });

  it('marks that the keyboard leads, until a finger does', async () => {
    const { container } = await act(async () => show());
    const layer = container.firstElementChild;
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(layer?.hasAttribute('data-keyboard')).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(layer?.hasAttribute('data-keyboard')).toBe(false);
  });
});
