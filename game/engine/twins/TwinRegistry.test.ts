import { describe, expect, it, vi } from 'vitest';
import type { TwinDescriptor } from './TwinDescriptor.ts';
import { TwinRegistry } from './TwinRegistry.ts';

const rect = { x: 0, y: 0, width: 60, height: 60 };
const button = (id: string, more: Partial<TwinDescriptor> = {}): TwinDescriptor => ({
  id,
  role: 'button',
  name: id,
  rect,
  ...more,
});
const settle = () => Promise.resolve();
const ids = (registry: TwinRegistry, parent = '') =>
  (registry.getSnapshot().children.get(parent) ?? []).map((node) =>
    node.kind === 'twin' ? node.twin.id : node.group.id,
  );

describe('TwinRegistry', () => {
  it('tells many changes of one moment once', async () => {
    const registry = new TwinRegistry();
    const listener = vi.fn();
    registry.subscribe(listener);
    registry.set(button('bag'), null, {});
    registry.set(button('shop'), null, {});
    expect(listener).not.toHaveBeenCalled();
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(ids(registry)).toEqual(['bag', 'shop']);
  });

  it('stays silent when nothing has changed, and keeps the identity of the rest when something has', async () => {
    const registry = new TwinRegistry();
    const owner = {};
    const other = {};
    registry.set(button('bag', { cell: { row: 1, column: 1 } }), null, owner);
    registry.set(button('shop'), null, other);
    await settle();
    const before = registry.getSnapshot();
    registry.set(button('bag', { cell: { row: 1, column: 1 } }), null, owner);
    await settle();
    expect(registry.getSnapshot()).toBe(before);
    registry.set(button('shop', { pressed: true }), null, other);
    await settle();
    const [bagBefore] = before.children.get('') ?? [];
    const [bag, shop] = registry.getSnapshot().children.get('') ?? [];
    expect(bag).toBe(bagBefore);
    expect(shop?.kind === 'twin' && shop.twin.pressed).toBe(true);
  });

  it('sorts by order, then by arrival, and keeps the place of what changes', async () => {
    const registry = new TwinRegistry();
    const owner = {};
    registry.set(button('late', { order: 2 }), null, {});
    registry.set(button('a'), null, owner);
    registry.set(button('b'), null, {});
    registry.set(button('first', { order: -1 }), null, {});
    registry.set(button('a', { name: '가방' }), null, owner);
    await settle();
    expect(ids(registry)).toEqual(['first', 'a', 'b', 'late']);
  });

  it('nests groups and lifts what lost its group to the top', async () => {
    const registry = new TwinRegistry();
    const owner = {};
    registry.setGroup({ id: 'panel', role: 'dialog', name: '가방' }, null, owner);
    registry.set(button('close'), 'panel', {});
    await settle();
    expect(ids(registry)).toEqual(['panel']);
    expect(ids(registry, 'panel')).toEqual(['close']);
    registry.remove('panel', owner);
    await settle();
    expect(ids(registry)).toEqual(['close']);
  });

  it('knows the modal group opened last and the way to it', async () => {
    const registry = new TwinRegistry();
    const question = {};
    registry.setGroup({ id: 'panel', role: 'dialog', name: '상점', modal: true }, null, {});
    registry.setGroup({ id: 'inner', role: 'group', name: '묻기' }, 'panel', {});
    registry.setGroup({ id: 'question', role: 'dialog', name: '살까요?', modal: true }, 'inner', question);
    await settle();
    expect(registry.getSnapshot().modal).toBe('question');
    expect([...registry.getSnapshot().modalPath]).toEqual(['question', 'inner', 'panel']);
    registry.remove('question', question);
    await settle();
    expect(registry.getSnapshot().modal).toBe('panel');
  });

  it('lets only the owner take a twin away', async () => {
    const registry = new TwinRegistry();
    const old = {};
    const current = {};
    registry.set(button('bag'), null, old);
    registry.set(button('bag'), null, current);
    registry.remove('bag', old);
    await settle();
    expect(ids(registry)).toEqual(['bag']);
    registry.remove('bag', current);
    await settle();
    expect(ids(registry)).toEqual([]);
  });

  it('focuses an element that is there, or as soon as it comes', () => {
    const registry = new TwinRegistry();
    const element = () => ({ focus: vi.fn() }) as unknown as HTMLElement;
    const bag = element();
    registry.attachElement('bag', bag);
    registry.focus('bag');
    expect(bag.focus).toHaveBeenCalledTimes(1);
    registry.focus('shop');
    const shop = element();
    registry.attachElement('shop', shop);
    expect(shop.focus).toHaveBeenCalledTimes(1);
    registry.attachElement('shop', null);
    registry.attachElement('shop', shop);
    expect(shop.focus).toHaveBeenCalledTimes(1);
  });

  it('focuses nothing late once the focus has moved', () => {
    const registry = new TwinRegistry();
    registry.focus('shop');
    registry.forgetFocus();
    const shop = { focus: vi.fn() } as unknown as HTMLElement;
    registry.attachElement('shop', shop);
    expect(shop.focus).not.toHaveBeenCalled();
  });

  it('announces the same sentence twice as two announcements', () => {
    const registry = new TwinRegistry();
    registry.announce('맛있어요!');
    const first = registry.getAnnouncement();
    registry.announce('맛있어요!', true);
    const second = registry.getAnnouncement();
    expect(second.text).toBe(first.text);
    expect(second.no).not.toBe(first.no);
    expect(second.urgent).toBe(true);
  });
});
