import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AquariumState } from '#contract/aquarium.ts';
import { createGameBus, type GameBus } from '#game/bus/createGameBus.ts';
import type { AquariumCommand } from '#game/bus/GameToShell.ts';
import type { CommandOutcome } from '#game/bus/ShellToGame.ts';
import type { FreeCare } from '../freeCares.ts';
import { AquariumPlay, type PetStageHand } from './AquariumPlay.ts';
import { AquariumSession } from './AquariumSession.ts';
import { aquariumFixture } from './aquariumFixture.ts';

let bus: GameBus;
let session: AquariumSession;
let play: AquariumPlay;
let log: string[];
let wishes: AquariumCommand[];
let cheers: number;
let asleep: boolean;
let answer: (command: AquariumCommand) => Partial<Extract<CommandOutcome, { ok: true }>['change']> | string;

beforeEach(() => {
  bus = createGameBus((error) => {
    throw error;
  });
  log = [];
  wishes = [];
  cheers = 0;
  asleep = false;
  answer = () => ({});
  session = new AquariumSession(bus, aquariumFixture());
  session.attach();
  bus.toShell.on('aquarium/command', ({ commandId, command }) => {
    wishes.push(command);
    const messages = answer(command);
    const state: AquariumState = aquariumFixture({ revision: 2, gauges: { satiety: 85, intimacy: 60, strength: 70 } });
    const change = { state, before: aquariumFixture().gauges, purchaseNo: null };
    const outcome: CommandOutcome =
      typeof messages === 'string'
        ? { commandId, ok: false, message: messages }
        : { commandId, ok: true, action: 'feed', itemId: null, change: { ...change, ...messages } };
    queueMicrotask(() => bus.toGame.emit('aquarium/outcome', outcome));
  });
  play = new AquariumPlay({
    session,
    sound: (effect) => log.push(`sound ${effect}`),
    calm: () => false,
    report: (error) => {
      throw error;
    },
  });
  const step = (name: string) => async () => {
    log.push(`${name}, satiety ${session.shown.getState().gauges.satiety}`);
  };
  const hand: PetStageHand = {
    bring: step('bring'),
    play: (petAction) => step(petAction)(),
    playBall: (frame) => step(`ball ${frame}`)(),
    runCourse: async () => {
      await step('course')();
      return { cheers, rings: 5 };
    },
    celebrate: ({ kind, from, to }) => step(`${kind} ${from}→${to}`)(),
    wake: () => asleep,
  };
  play.setHand(hand);
});

/** Plays where nobody answers; `ids` are the wishes that were asked, in order. */
function playUnanswered(sound: (effect: string) => void) {
  const quiet = createGameBus((error) => {
    throw error;
  });
  const unanswered = new AquariumSession(quiet, aquariumFixture());
  unanswered.attach();
  const ids: string[] = [];
  quiet.toShell.on('aquarium/command', ({ commandId }) => ids.push(commandId));
  play = new AquariumPlay({ session: unanswered, sound, calm: () => false, report: () => {} });
  return { quiet, ids };
}

describe('AquariumPlay', () => {
  it('feeds: asks, brings, eats, and only then raises the gauge', async () => {
    await play.give('bread', { x: 0, y: 0 });
    expect(wishes).toEqual([{ kind: 'care', action: 'feed', itemId: 'bread' }]);
    expect(log).toEqual(['bring, satiety 50', 'sound eat', 'eat, satiety 50']);
    expect(session.shown.getState().gauges.satiety).toBe(85);
    expect(play.speech.getState()?.text).toContain('바다 빵');
  });

  it('buys and gives in one step, and raises the gauge as if it had been in the bag', async () => {
    const [bread] = aquariumFixture().shop;
    if (!bread) throw new Error('the fixture sells bread');
    await play.buyAndGive(bread, { x: 0, y: 0 });
    expect(wishes).toEqual([{ kind: 'buy', itemId: 'bread', quantity: 1, use: true }]);
    expect(log).toEqual(['bring, satiety 50', 'sound eat', 'eat, satiety 50']);
    expect(play.speech.getState()?.text).toContain('바다 빵');
  });

  it('asks nothing twice while it has no answer, and asks something else', async () => {
    const at = { x: 0, y: 0 };
    await Promise.all([play.give('bread', at), play.give('bread', at), play.rename('파도')]);
    expect(wishes).toEqual([
      { kind: 'care', action: 'feed', itemId: 'bread' },
      { kind: 'rename', nickname: '파도' },
    ]);
    await play.give('bread', at);
    expect(wishes).toHaveLength(3);
  });

  it('says that the connection is slow, and tells once how a wish ended that was asked twice', async () => {
    vi.useFakeTimers();
    const sound = vi.fn();
    const { quiet, ids } = playUnanswered(sound);
    const [bread] = aquariumFixture().shop;
    if (!bread) throw new Error('the fixture sells bread');
    const first = play.buy(bread, 1);
    expect(play.waiting).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(play.message.getState()).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(play.message.getState()?.text).toBe('상점에서 담고 있어요…');
    vi.advanceTimersByTime(8_000);
    expect(play.message.getState()?.text).toContain('느려요');
    expect(play.waiting).toBe(false);
    expect(await play.buy(bread, 1)).toBe(false);
    expect(new Set(ids)).toEqual(new Set([ids[0]]));
    expect(ids).toHaveLength(2);
    const change = { state: aquariumFixture({ revision: 2 }), before: aquariumFixture().gauges, purchaseNo: 1 };
    const outcome = { commandId: ids[0] ?? '', ok: true, action: 'buy', itemId: 'bread', change } as const;
    quiet.toGame.emit('aquarium/outcome', outcome);
    quiet.toGame.emit('aquarium/outcome', outcome);
    expect(await first).toBe(true);
    expect(sound).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('takes the words for a wait back once the answer is there, and leaves newer ones alone', async () => {
    vi.useFakeTimers();
    const { quiet, ids } = playUnanswered(() => {});
    const answerTo = (at: number) => {
      const change = {
        state: aquariumFixture({ revision: 2 + at }),
        before: aquariumFixture().gauges,
        purchaseNo: null,
      };
      quiet.toGame.emit('aquarium/outcome', {
        commandId: ids[at] ?? '',
        ok: true,
        action: 'feed',
        itemId: 'bread',
        change,
      });
    };
    for (const [at, after] of [
      [0, null],
      [1, '다른 말'],
    ] as const) {
      const fed = play.give('bread', { x: 0, y: 0 });
      vi.advanceTimersByTime(1_500);
      expect(play.message.getState()?.text).toBe('친구에게 가져가고 있어요…');
      if (after) play.notify(after);
      answerTo(at);
      await fed;
      expect(play.message.getState()?.text ?? null).toBe(after);
    }
    vi.useRealTimers();
  });

  it('says a refusal in the words it came with and plays nothing', async () => {
    answer = () => '지금은 가득 차 있어요. 아이템은 그대로 가방에 있어요.';
    await play.give('bread', { x: 0, y: 0 });
    expect(play.message.getState()?.text).toBe('지금은 가득 차 있어요. 아이템은 그대로 가방에 있어요.');
    expect(log).toEqual([]);
    expect(session.shown.getState().gauges.satiety).toBe(50);
  });

  it('celebrates a level that was reached while the student was reading, once, and no lower one', async () => {
    const stop = play.attach();
    const raised = (level: number, revision: number) => {
      const state = aquariumFixture({ revision });
      session.receive({ ...state, pet: { ...state.pet, level } });
    };
    const before = aquariumFixture().pet.level;
    raised(before + 2, 3);
    const { stage } = aquariumFixture().pet;
    await vi.waitFor(() => expect(log).toEqual([`levelUp ${stage}→${stage}, satiety 50`]));
    expect(play.message.getState()?.text).toContain(`레벨 ${before + 2}`);
    raised(before + 2, 4);
    raised(before, 5);
    expect(log).toHaveLength(1);
    stop();
    raised(before + 9, 6);
    expect(log).toHaveLength(1);
  });

  it('buys with the particle that fits and tells of the ten minutes', async () => {
    const [bread] = aquariumFixture().shop;
    if (!bread) throw new Error('the fixture sells bread');
    expect(await play.buy(bread, 2)).toBe(true);
    expect(wishes).toEqual([{ kind: 'buy', itemId: 'bread', quantity: 2 }]);
    expect(play.message.getState()?.text).toBe('바다 빵을 가방에 넣었어요. 10분 안에는 되돌릴 수 있어요.');
    answer = () => '조개가 조금 모자라요.';
    expect(await play.buy(bread, 99)).toBe(false);
  });

  it('celebrates it in what it wears', async () => {
    const celebrate = vi.fn(async () => {});
    play.setHand({ celebrate } as Partial<PetStageHand> as PetStageHand);
    const stop = play.attach();
    const { pet, look } = aquariumFixture();
    const cap = { ...toy, itemId: 'billed-cap', kind: 'outfit', art: 'item/billed-cap', slot: 'head' } as const;
    const worn = { shop: [cap], look: { ...look, head: cap.itemId } };
    session.receive(aquariumFixture({ revision: 2, pet: { ...pet, level: pet.level + 1 }, ...worn }));
    await vi.waitFor(() =>
      expect(celebrate).toHaveBeenCalledWith(
        expect.objectContaining({ worn: { head: 'item/billed-cap', face: null, neck: null } }),
      ),
    );
    stop();
  });

  it('celebrates when the pet is there to be seen, if the level was told before', async () => {
    play.setHand(null);
    const stop = play.attach();
    const state = aquariumFixture({ revision: 3 });
    session.receive({ ...state, pet: { ...state.pet, level: state.pet.level + 1 } });
    expect(play.message.getState()?.text).toContain('레벨');
    const celebrate = vi.fn(async () => {});
    const hand = { celebrate } as Partial<PetStageHand> as PetStageHand;
    play.setHand(hand);
    await vi.waitFor(() => expect(celebrate).toHaveBeenCalledWith(expect.objectContaining({ kind: 'levelUp' })));
    play.setHand(null);
    play.setHand(hand);
    expect(celebrate).toHaveBeenCalledTimes(1);
    stop();
  });

  it('shows a new stage as before and after', async () => {
    const stop = play.attach();
    const state = aquariumFixture({ revision: 3 });
    session.receive({ ...state, pet: { ...state.pet, stage: 'young', level: 5 } });
    session.receive({ ...state, revision: 4, pet: { ...state.pet, stage: 'grown', level: 25 } });
    await vi.waitFor(() => expect(log.at(-1)).toBe('growth young→grown, satiety 50'));
    stop();
  });

  it('plays with the thing itself, and swims the course the merrier the more it is cheered at', async () => {
    const toy = { id: 'stroke', action: 'play', petAction: 'play', icon: 'item/balloon' } as FreeCare;
    await play.careFreely(toy, { x: 0, y: 0 });
    expect(log).toEqual(['sound swim', 'ball item/balloon, satiety 50']);
    const swim = { id: 'swim', action: 'train', petAction: 'train', icon: 'fx/drop' } as FreeCare;
    await play.careFreely(swim, { x: 0, y: 0 });
    const alone = play.speech.getState()?.text;
    cheers = 5;
    await play.careFreely(swim, { x: 0, y: 0 });
    expect(play.speech.getState()?.text).not.toBe(alone);
    expect(play.speech.getState()?.text).toContain('응원');
  });

  it('answers a touch, and a sleeper by waking up', async () => {
    expect(play.touch('tickle')).toBe(true);
    asleep = true;
    // Its words on waking have been shown already.
    expect(play.touch('poke')).toBe(false);
    expect(log.filter((line) => !line.startsWith('sound'))).toEqual(['tickle, satiety 50', 'wake, satiety 50']);
    expect(wishes).toEqual([]);
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
    expect(session.shown.getState().gauges.satiety).toBe(85);
  });

  it('shows the same message twice as two messages', () => {
    const seen = vi.fn();
    play.message.subscribe(() => seen(play.message.getState()?.no));
    play.notify('같은 말');
    play.notify('같은 말');
    expect(new Set(seen.mock.calls.flat()).size).toBe(2);
  });
});

describe('a look, a holiday and a gift', () => {
  it('asks for the look as it was chosen and says what was done', async () => {
    expect(await play.dress({ head: 'top-hat' }, '모자를 해 봤어요.')).toBe(true);
    expect(wishes).toEqual([{ kind: 'dress', look: { head: 'top-hat' } }]);
    expect(play.message.getState()?.text).toBe('모자를 해 봤어요.');
    answer = () => '지금은 조용히 쉬는 시간이에요.';
    expect(await play.dress({ head: null }, '벗었어요.')).toBe(false);
    expect(play.message.getState()?.text).toBe('지금은 조용히 쉬는 시간이에요.');
  });

  it('names the gift it brings', async () => {
    session.receive(aquariumFixture({ welcomeBack: { itemId: 'bread' } }));
    expect(await play.takeGift()).toBe(true);
    expect(play.message.getState()?.text).toContain('바다 빵을 가방에 넣었어요');
  });

  it('shows another tank by its name, and takes what was chosen for a level', async () => {
    const cave = { ...toy, itemId: 'tank-cave', name: '책방 동굴', kind: 'tank', price: 400 } as const;
    session.receive(aquariumFixture({ revision: 1, shop: [{ ...cave }], tanks: [1, 2] }));
    answer = () => ({ state: aquariumFixture({ revision: 2, shop: [{ ...cave }], tanks: [1, 2], tankNo: 2 }) });
    expect(await play.showTank(2)).toBe(true);
    expect(play.message.getState()?.text).toBe('책방 동굴이에요!');
    expect(await play.takeLevelGift(5, { ...toy })).toBe(true);
    expect(wishes).toEqual([
      { kind: 'tank', tankNo: 2 },
      { kind: 'levelGift', level: 5, itemId: 'balloon' },
    ]);
    expect(play.message.getState()?.text).toContain('풍선 놀이를 가방에 넣었어요');
  });

  it('finds the tank that can be ordered next among the items', () => {
    const { nextTank } = session.state.getState();
    expect(play.item(nextTank.itemId)).toBe(nextTank);
  });

  it('ends the day of play with a see-you and no reproach', async () => {
    const today = { feedsLeft: 2, playsLeft: 0, trainsLeft: 1, freeLeft: [] };
    session.receive(aquariumFixture({ shop: [{ ...toy }] }));
    answer = () => ({ state: aquariumFixture({ revision: 3, today, shop: [{ ...toy }] }) });
    await play.give('balloon', { x: 0, y: 0 });
    expect(play.speech.getState()?.text).toContain('오늘은 여기까지, 내일 또 만나요');
  });
});

const toy = {
  itemId: 'balloon',
  name: '풍선 놀이',
  kind: 'toy',
  price: 15,
  art: 'item/balloon',
  description: '둥실둥실 떠오르는 풍선이에요.',
  effect: { intimacy: 10 },
  minLevel: 1,
} as const;
