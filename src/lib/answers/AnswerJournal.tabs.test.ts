// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { journalDeps } from './testing/journalDeps.ts';

describe('tabs of one device', () => {
  it('shows in both tabs of a device what was answered in one, and sends the later answer', async () => {
    const { device, tick, values } = journalDeps();
    const { open, shown, state } = device();
    state.network = 'down';
    const [one, other] = [open(), open()];
    await one.put('a', 'O');
    tick();
    await other.put('a', 'X');
    expect(shown.get('a')).toBe('X');
    expect([one.values(), other.values()]).toEqual([{ a: 'X' }, { a: 'X' }]);
    expect(one.seen()).toEqual(other.seen());
    state.network = 'up';
    expect(await other.flush()).toBe(true);
    expect(await one.flush()).toBe(true);
    expect(values()).toEqual({ a: 'X' });
    await one.put('a', 'O');
    expect(other.values()).toEqual({ a: 'O' });
  });

  it('keeps a later answer of the server that arrives before the response to an earlier one', async () => {
    const { device, values } = journalDeps();
    const { open, state } = device();
    state.network = 'down';
    const journal = open();
    await journal.put('a', 'O');
    journal.receive('a', { value: 'X', seq: 2_000 });
    state.network = 'up';
    expect(await journal.flush()).toBe(true);
    expect([values(), journal.values()]).toEqual([{ a: 'O' }, { a: 'X' }]);
  });

  it('sends what another tab gave while this one was opening, where that tab is closed first', async () => {
    const { device, values } = journalDeps();
    const { open, state } = device();
    state.network = 'down';
    const [one, opening] = [open(), open()];
    await one.put('a', 'O');
    expect(await opening.restore()).toEqual({ a: 'O' });
    one.close();
    state.network = 'up';
    expect(await opening.flush()).toBe(true);
    expect(values()).toEqual({ a: 'O' });
  });

  it('sends what another tab gave that was closed before it could send it, an emptied answer as well', async () => {
    const { device, values } = journalDeps();
    const { open, state } = device();
    const [one, other] = [open(), open()];
    await one.put('b', 'X');
    await one.flush();
    state.network = 'down';
    await one.put('a', 'O');
    await one.put('b', '');
    one.close();
    state.network = 'up';
    expect(await other.flush()).toBe(true);
    expect(values()).toEqual({ a: 'O', b: '' });
    expect(await open().restore()).toEqual({ a: 'O', b: '' });
  });

  it('sends of what is typed in another tab the last, not each stroke', async () => {
    const { device, tick } = journalDeps();
    const { open, state, sent } = device();
    state.network = 'down';
    const [one, other] = [open(), open()];
    for (const value of ['바', '바다', '바다로']) {
      await one.put('a', value);
      tick();
    }
    one.close();
    sent.length = 0;
    state.network = 'up';
    expect(await other.flush()).toBe(true);
    expect(sent).toEqual([['a', '바다로']]);
  });

  it('takes no older answer from another tab, and none once it is closed', async () => {
    const { open, shown } = journalDeps().device();
    const journal = open();
    await journal.put('a', 'O');
    journal.receive('a', { value: 'X', seq: 999 });
    expect(journal.values()).toEqual({ a: 'O' });
    journal.close();
    journal.receive('a', { value: 'X', seq: 2_000 });
    expect([journal.values(), shown.size]).toEqual([{ a: 'O' }, 0]);
  });

  it('brings back from the tab what a silent store never kept', async () => {
    vi.useFakeTimers();
    const { device, values } = journalDeps();
    const { open, state } = device();
    Object.assign(state, { silentStore: true, network: 'down' });
    const first = open();
    const asked = first.restore().catch(() => first.values());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await asked).toEqual({});
    void first.put('a', '1');
    void first.put('b', '2');
    first.close();
    state.network = 'up';
    const second = open();
    const restored = second.restore().catch(() => second.values());
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await restored).toEqual({ a: '1', b: '2' });
    const sent = second.flush();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await sent, values()]).toEqual([true, { a: '1', b: '2' }]);
    vi.useRealTimers();
  });
});
