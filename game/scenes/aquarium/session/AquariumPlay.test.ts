import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AquariumState } from '../../../../contract/aquarium.ts';
import { createGameBus, type GameBus } from '../../../bus/createGameBus.ts';
import type { AquariumWish } from '../../../bus/GameToShell.ts';
import type { WishOutcome } from '../../../bus/ShellToGame.ts';
import { AquariumPlay, type PetStageHand } from './AquariumPlay.ts';
import { AquariumSession } from './AquariumSession.ts';
import { aquariumFixture } from './aquariumFixture.ts';

let bus: GameBus;
let session: AquariumSession;
let play: AquariumPlay;
let log: string[];
let wishes: AquariumWish[];
let answer: (wish: AquariumWish) => Partial<Extract<WishOutcome, { ok: true }>['change']> | string;

beforeEach(() => {
  bus = createGameBus((error) => {
    throw error;
  });
  log = [];
  wishes = [];
  answer = () => ({});
  session = new AquariumSession(bus, aquariumFixture());
  session.attach();
  bus.toShell.on('aquarium/wish', ({ wishId, wish }) => {
    wishes.push(wish);
    const said = answer(wish);
    const state: AquariumState = aquariumFixture({ revision: 2, gauges: { satiety: 85, intimacy: 60, strength: 70 } });
    const change = { state, before: aquariumFixture().gauges, purchaseNo: null };
    const outcome: WishOutcome =
      typeof said === 'string'
        ? { wishId, ok: false, message: said }
        : { wishId, ok: true, action: 'feed', itemId: null, change: { ...change, ...said } };
    queueMicrotask(() => bus.toGame.emit('aquarium/outcome', outcome));
  });
  play = new AquariumPlay({
    session,
    sound: (effect) => log.push(`sound ${effect}`),
    report: (error) => {
      throw error;
    },
  });
  const step = (name: string) => async () => {
    log.push(`${name}, satiety ${session.shown.get().gauges.satiety}`);
  };
  const hand: PetStageHand = {
    bring: step('bring'),
    beside: (_frame, during) => during.then(step('beside')),
    play: (deed) => step(deed)(),
  };
  play.setHand(hand);
});

describe('AquariumPlay', () => {
  it('feeds: asks, brings, eats, and only then raises the gauge', async () => {
    await play.give('bread', { x: 0, y: 0 });
    expect(wishes).toEqual([{ kind: 'care', action: 'feed', itemId: 'bread' }]);
    expect(log).toEqual(['bring, satiety 50', 'sound eat', 'eat, satiety 50']);
    expect(session.shown.get().gauges.satiety).toBe(85);
    expect(play.saying.get()).toContain('바다 빵');
  });

  it('says a refusal in the words it came with and plays nothing', async () => {
    answer = () => '지금은 가득 차 있어요. 아이템은 그대로 가방에 있어요.';
    await play.give('bread', { x: 0, y: 0 });
    expect(play.message.get()?.text).toBe('지금은 가득 차 있어요. 아이템은 그대로 가방에 있어요.');
    expect(log).toEqual([]);
    expect(session.shown.get().gauges.satiety).toBe(50);
  });

  it('celebrates a level that was reached while the student was reading, once, and no lower one', async () => {
    const stop = play.attach();
    const risen = (level: number, revision: number) => {
      const state = aquariumFixture({ revision });
      session.receive({ ...state, pet: { ...state.pet, level } });
    };
    const before = aquariumFixture().pet.level;
    risen(before + 2, 3);
    await vi.waitFor(() => expect(log).toEqual(['sound level-up', 'levelUp, satiety 50']));
    expect(play.message.get()?.text).toContain(`레벨 ${before + 2}`);
    risen(before + 2, 4);
    risen(before, 5);
    expect(log).toHaveLength(2);
    stop();
    risen(before + 9, 6);
    expect(log).toHaveLength(2);
  });

  it('buys with the particle that fits and tells of the ten minutes', async () => {
    const [bread] = aquariumFixture().shop;
    if (!bread) throw new Error('the fixture sells bread');
    expect(await play.buy(bread, 2)).toBe(true);
    expect(wishes).toEqual([{ kind: 'buy', itemId: 'bread', quantity: 2 }]);
    expect(play.message.get()?.text).toBe('바다 빵을 가방에 넣었어요. 10분 안에는 되돌릴 수 있어요.');
    answer = () => '조개가 조금 모자라요.';
    expect(await play.buy(bread, 99)).toBe(false);
  });

  it('celebrates when the pet is there to be seen, if the level was told before', async () => {
    play.setHand(null);
    const stop = play.attach();
    const state = aquariumFixture({ revision: 3 });
    session.receive({ ...state, pet: { ...state.pet, level: state.pet.level + 1 } });
    expect(play.message.get()?.text).toContain('레벨');
    const plays = vi.fn(async () => {});
    play.setHand({ bring: plays, beside: plays, play: plays });
    await vi.waitFor(() => expect(plays).toHaveBeenCalledWith('levelUp'));
    play.setHand(null);
    play.setHand({ bring: plays, beside: plays, play: plays });
    expect(plays).toHaveBeenCalledTimes(1);
    stop();
  });

  it('moves the one that was dragged, and takes one out of the bag only when none was', async () => {
    expect(await play.place(5, 'coral', 3)).toBe(true);
    expect(await play.place(6, 'coral')).toBe(true);
    expect(wishes).toEqual([
      { kind: 'place', position: 5, itemId: 'coral', fromPosition: 3 },
      { kind: 'place', position: 6, itemId: 'coral' },
    ]);
  });

  it('works on when nothing is drawn', async () => {
    play.setHand(null);
    await play.give('bread', { x: 0, y: 0 });
    expect(session.shown.get().gauges.satiety).toBe(85);
  });

  it('shows the same message twice as two messages', () => {
    const seen = vi.fn();
    play.message.subscribe(() => seen(play.message.get()?.no));
    play.say('같은 말');
    play.say('같은 말');
    expect(new Set(seen.mock.calls.flat()).size).toBe(2);
  });
});
