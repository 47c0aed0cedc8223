import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGameBus, type GameBus } from '#game/bus/createGameBus.ts';
import type { CommandOutcome } from '#game/bus/ShellToGame.ts';
import { AquariumSession } from './AquariumSession.ts';
import { aquariumFixture } from './aquariumFixture.ts';

const fed = aquariumFixture({ revision: 2, gauges: { satiety: 85, intimacy: 60, strength: 70 } });
const success = (commandId: string): CommandOutcome => ({
  commandId,
  ok: true,
  action: 'feed',
  itemId: 'bread',
  change: { state: fed, before: aquariumFixture().gauges, purchaseNo: null },
});

let bus: GameBus;
let session: AquariumSession;
let wishes: string[];
beforeEach(() => {
  bus = createGameBus((error) => {
    throw error;
  });
  session = new AquariumSession(bus, aquariumFixture());
  session.attach();
  wishes = [];
  bus.toShell.on('aquarium/command', ({ commandId }) => wishes.push(commandId));
});
const feed = (present?: () => Promise<unknown>) =>
  session.send({ kind: 'care', action: 'feed', itemId: 'bread' }, { present });

describe('AquariumSession', () => {
  it('changes nothing before the shell answers', () => {
    void feed();
    expect(session.state.getState().revision).toBe(1);
    expect(session.pending.getState().size).toBe(1);
  });

  it('takes the state over at once, and shows the gauges when the animation has ended', async () => {
    let end = () => {};
    const begun = vi.fn();
    const reported = feed(() => {
      begun();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    expect(session.state.getState()).toBe(fed);
    expect(session.pending.getState().size).toBe(0);
    expect(session.shown.getState().gauges.satiety).toBe(50);
    end();
    await reported;
    expect(session.shown.getState().gauges.satiety).toBe(85);
  });

  it('shows the gauges after a moment of wall clock, however long the animation takes', async () => {
    vi.useFakeTimers();
    let end = () => {};
    const played = new Promise<void>((resolve) => {
      end = resolve;
    });
    const reported = feed(() => played);
    bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    await vi.advanceTimersByTimeAsync(500);
    expect(session.shown.getState().gauges.satiety).toBe(50);
    // With a frame each half second this is seen within 1.5 s.
    await vi.advanceTimersByTimeAsync(500);
    expect(session.shown.getState().gauges.satiety).toBe(85);
    end();
    await reported;
    vi.useRealTimers();
  });

  it('shows the gauges at once with less motion', async () => {
    const present = () => new Promise<void>(() => {});
    void session.send({ kind: 'care', action: 'feed', itemId: 'bread' }, { present, calm: true });
    bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    expect(session.shown.getState().gauges.satiety).toBe(85);
  });

  it('lets a newer state from another window wait for the animation too', async () => {
    const newer = aquariumFixture({ revision: 3, gauges: { satiety: 95, intimacy: 60, strength: 70 } });
    const reported = feed(async () => {
      session.receive(newer);
      expect(session.shown.getState().gauges.satiety).toBe(50);
    });
    bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    await reported;
    expect(session.shown.getState().gauges.satiety).toBe(95);
  });

  it('shows the gauges by itself when nobody tells anything', async () => {
    const asked = feed();
    bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    await asked;
    expect(session.shown.getState().gauges.satiety).toBe(85);
  });

  it('shows the gauges even when the animation fails', async () => {
    const reported = feed(() => Promise.reject(new Error('drawing')));
    bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    await expect(reported).rejects.toThrow('drawing');
    expect(session.shown.getState().gauges.satiety).toBe(85);
  });

  it('leaves everything as it was when a wish is refused', async () => {
    const asked = feed();
    const message = '지금은 가득 차 있어요. 아이템은 그대로 가방에 있어요.';
    bus.toGame.emit('aquarium/outcome', { commandId: wishes[0] ?? '', ok: false, message });
    expect(await asked).toEqual({ commandId: wishes[0], ok: false, message });
    expect(session.state.getState().revision).toBe(1);
    expect(session.pending.getState().size).toBe(0);
  });

  it('answers each of two wishes with its own outcome, in any order', async () => {
    const first = feed();
    const second = feed();
    bus.toGame.emit('aquarium/outcome', { commandId: wishes[1] ?? '', ok: false, message: '둘째' });
    bus.toGame.emit('aquarium/outcome', { commandId: wishes[0] ?? '', ok: false, message: '첫째' });
    expect(await first).toMatchObject({ message: '첫째' });
    expect(await second).toMatchObject({ message: '둘째' });
  });

  it('lets go of a wish that has no answer for long; asked again it is the same wish, and answered once', async () => {
    vi.useFakeTimers();
    const onSlow = vi.fn();
    const present = vi.fn(async () => {});
    const command = { kind: 'care', action: 'feed', itemId: 'bread' } as const;
    const asked = session.send(command, { present, onSlow });
    expect(session.resend(command)).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(onSlow).toHaveBeenCalledTimes(1);
    expect(session.pending.getState().size).toBe(0);
    expect(session.isUnderWay(command)).toBe(false);
    expect(session.resend({ ...command, itemId: 'cake' })).toBe(false);
    expect(session.resend(command)).toBe(true);
    expect(session.isUnderWay(command)).toBe(true);
    expect(wishes).toEqual([wishes[0], wishes[0]]);
    for (let time = 0; time < 2; time += 1) bus.toGame.emit('aquarium/outcome', success(wishes[0] ?? ''));
    expect(await asked).toMatchObject({ ok: true });
    expect(present).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(onSlow).toHaveBeenCalledTimes(1);
    expect(session.resend(command)).toBe(false);
    vi.useRealTimers();
  });

  it('does not ask again for a move, which would find its place empty', () => {
    vi.useFakeTimers();
    const move = { kind: 'place', position: 5, itemId: 'coral', fromPosition: 3 } as const;
    void session.send(move);
    vi.advanceTimersByTime(10_000);
    expect(session.pending.getState().size).toBe(0);
    expect(session.isUnderWay(move)).toBe(true);
    vi.useRealTimers();
  });

  it('never gives two wishes the same id, not even in another scene', () => {
    const other = new AquariumSession(bus, aquariumFixture());
    void feed();
    void feed();
    void other.send({ kind: 'rename', nickname: '바다' });
    expect(new Set(wishes).size).toBe(3);
  });

  it('takes over what the clock alone changed, and not what was told before it', () => {
    const rest = { kind: 'QUIET' as const, until: null, words: '지금은 모두 자는 시간이에요.' };
    session.receive(aquariumFixture({ currentDate: '2026-05-06T12:00:00.000Z', rest }));
    expect(session.state.getState().rest).toEqual(rest);
    session.receive(aquariumFixture({ currentDate: '2026-05-06T11:00:00.000Z' }));
    expect(session.state.getState().rest).toEqual(rest);
  });

  it('ignores a state that is older than its own, and answers to strangers', () => {
    session.receive(aquariumFixture({ revision: 5, shells: 7 }));
    session.receive(aquariumFixture({ revision: 4, shells: 99 }));
    bus.toGame.emit('aquarium/outcome', success('somebody-else'));
    expect(session.state.getState().shells).toBe(7);
    expect(session.shown.getState().gauges.satiety).toBe(50);
  });
});
