// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitStage } from '../fitStage.ts';
import { valueStore } from '../valueStore.ts';
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
const focused = () => document.activeElement?.getAttribute('aria-label');
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

  it('says a status by itself, unless it is quiet for now', async () => {
    const owner = {};
    const status = (quiet: boolean) =>
      twins.set({ id: 'save', role: 'status', name: '저장됨', rect, quiet }, null, owner);
    status(true);
    await change(show);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
    await change(() => status(false));
    expect(screen.getByRole('status').getAttribute('aria-live')).toBeNull();
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

  it('puts the focus on what can be used where the opener does not come back, and nowhere else when it does', async () => {
    const cheers = {};
    const panel = {};
    const close = {};
    twins.set({ id: 'open-cheers', role: 'button', name: '새 응원', rect }, null, cheers);
    twins.set({ id: 'field', role: 'custom', name: '이름', rect, content: <input aria-label="이름" /> }, null, {});
    twins.set({ id: 'menu', role: 'button', name: '메뉴', rect }, null, {});
    twins.set({ id: 'sound', role: 'button', name: '소리', rect }, null, {});
    await change(show);
    screen.getByRole('button', { name: '새 응원' }).focus();
    await change(() => {
      twins.remove('open-cheers', cheers);
      twins.setGroup({ id: 'cheers', role: 'dialog', name: '받은 응원', modal: true }, null, panel);
      twins.set({ id: 'close', role: 'button', name: '닫기', rect }, 'cheers', close);
    });
    // All were read: the button has gone.
    await change(() => {
      twins.remove('cheers', panel);
      twins.remove('close', close);
    });
    expect(focused()).toBe('메뉴');
    screen.getByRole('button', { name: '소리' }).focus();
    await change(() => twins.set({ id: 'open-cheers', role: 'button', name: '새 응원', rect }, null, cheers));
    expect(focused()).toBe('소리');
  });

  it('leads back out of panels that were opened from one another', async () => {
    const shop = {};
    const question = {};
    const yes = {};
    const buy = {};
    const menu = {};
    twins.set({ id: 'sound', role: 'button', name: '소리', rect }, null, {});
    twins.set({ id: 'door', role: 'button', name: '상점', rect }, null, {});
    await change(show);
    screen.getByRole('button', { name: '상점' }).focus();
    await change(() => {
      twins.setGroup({ id: 'shop', role: 'dialog', name: '상점', modal: true }, null, shop);
      twins.set({ id: 'close', role: 'button', name: '닫기', rect }, 'shop', {});
      twins.set({ id: 'buy', role: 'button', name: '사기', rect }, 'shop', buy);
    });
    screen.getByRole('button', { name: '사기' }).focus();
    await change(() => {
      twins.setGroup({ id: 'question', role: 'dialog', name: '살까요?', modal: true }, 'shop', question);
      twins.set({ id: 'yes', role: 'button', name: '살래요', rect }, 'question', yes);
    });
    expect(focused()).toBe('살래요');
    await change(() => {
      twins.remove('question', question);
      twins.remove('yes', yes);
    });
    expect(focused()).toBe('사기');
    // One panel takes the place of the other.
    await change(() => {
      twins.remove('shop', shop);
      twins.remove('buy', buy);
      twins.setGroup({ id: 'menu', role: 'dialog', name: '메뉴', modal: true }, null, menu);
      twins.set({ id: 'holiday', role: 'button', name: '휴가', rect }, 'menu', {});
    });
    expect(focused()).toBe('휴가');
    await change(() => twins.remove('menu', menu));
    expect(focused()).toBe('상점');
  });

  it('leads back to no opener that cannot be used now', async () => {
    const shop = {};
    const question = {};
    const yes = {};
    twins.set({ id: 'door', role: 'button', name: '상점', rect }, null, {});
    await change(show);
    screen.getByRole('button', { name: '상점' }).focus();
    // Nothing of it can have the focus yet: what is opened over it was opened from the door as well.
    await change(() => twins.setGroup({ id: 'shop', role: 'dialog', name: '상점', modal: true }, null, shop));
    await change(() => {
      twins.setGroup({ id: 'question', role: 'dialog', name: '살까요?', modal: true }, 'shop', question);
      twins.set({ id: 'yes', role: 'button', name: '살래요', rect }, 'question', yes);
    });
    await change(() => {
      twins.remove('question', question);
      twins.remove('yes', yes);
      twins.set({ id: 'close', role: 'button', name: '닫기', rect }, 'shop', {});
    });
    expect(focused()).toBe('닫기');
  });

  it('leads to what can be used, and to no text field, where that was the opener', async () => {
    const panel = {};
    const close = {};
    twins.set({ id: 'field', role: 'custom', name: '이름', rect, content: <input aria-label="이름" /> }, null, {});
    twins.set({ id: 'menu', role: 'button', name: '메뉴', rect }, null, {});
    await change(show);
    screen.getByRole('textbox', { name: '이름' }).focus();
    await change(() => {
      twins.setGroup({ id: 'panel', role: 'dialog', name: '설정', modal: true }, null, panel);
      twins.set({ id: 'close', role: 'button', name: '닫기', rect }, 'panel', close);
    });
    await change(() => {
      twins.remove('panel', panel);
      twins.remove('close', close);
    });
    expect(focused()).toBe('메뉴');
  });

  it('leaves the focus where it was led as a panel closed', async () => {
    const panel = {};
    const close = {};
    twins.set({ id: 'sound', role: 'button', name: '소리', rect }, null, {});
    twins.set({ id: 'bag', role: 'button', name: '가방', rect }, null, {});
    await change(show);
    screen.getByRole('button', { name: '가방' }).focus();
    await change(() => {
      twins.setGroup({ id: 'panel', role: 'dialog', name: '가방', modal: true }, null, panel);
      twins.set({ id: 'close', role: 'button', name: '닫기', rect }, 'panel', close);
    });
    await change(() => {
      twins.remove('panel', panel);
      twins.remove('close', close);
      twins.set({ id: 'done', role: 'button', name: '다 했어요', rect }, null, {});
      twins.focus('done');
    });
    expect(focused()).toBe('다 했어요');
  });

  it('moves a scrolled group without a render', async () => {
    const scroll = valueStore({ x: 0, y: 0 });
    twins.setGroup({ id: 'list', role: 'list', name: '목록', scroll }, null, {});
    twins.set({ id: 'item', role: 'listitem', name: '바다 빵', rect }, 'list', {});
    await change(show);
    scroll.setState({ x: 0, y: -80 }, true);
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
