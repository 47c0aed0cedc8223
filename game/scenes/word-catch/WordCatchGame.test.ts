import { describe, expect, it, vi } from 'vitest';
import type { CatchResult, WordMission } from '#contract/wordMission.ts';
import { createGameBus } from '../../bus/createGameBus.ts';
import { WordCatchGame, type WordCatchMoment } from './WordCatchGame.ts';
import { caughtFixture, wordFixture } from './wordFixture.ts';

function start(
  missions: readonly WordMission[] = [wordFixture(), wordFixture({ wordMissionNo: 2, slot: 2 })],
  caught = {},
) {
  const bus = createGameBus((error) => {
    throw error;
  });
  const asked: (readonly string[])[] = [];
  const rewards = vi.fn();
  bus.toShell.on('word-catch/caught', ({ bubbleIds }) => asked.push(bubbleIds));
  bus.toShell.on('word-catch/reward-wanted', rewards);
  const game = new WordCatchGame({ missions, shells: 10, caught }, bus);
  const stop = game.attach();
  const moments: WordCatchMoment[] = [];
  game.onMoment((moment) => moments.push(moment));
  const judge = (result: Partial<CatchResult>, wordMissionNo = 1, bubbleIds = asked.at(-1) ?? []) =>
    bus.toGame.emit('word-catch/judged', {
      wordMissionNo,
      bubbleIds,
      ok: true,
      result: { rightCount: 0, wrong: false, solved: false, mission: wordFixture({ wordMissionNo }), ...result },
    });
  return { bus, game, asked, rewards, moments, judge, stop };
}

describe('WordCatchGame', () => {
  it('asks after each catch, one question at a time', () => {
    const { game, asked, judge } = start();
    game.catchBubble('b4');
    game.catchBubble('b2');
    expect(asked).toEqual([['b4']]);
    judge({ rightCount: 1 });
    expect(asked).toEqual([['b4'], ['b4', 'b2']]);
  });

  it('lets a wrong bubble float back and tells what the clue tells more', () => {
    const { game, judge, moments } = start();
    game.catchBubble('b1');
    const clue = { ...wordFixture().clue, consonants: 'ㅂㄹ' };
    judge({ wrong: true, mission: wordFixture({ clue, wrongCount: 1 }) });
    expect(moments).toEqual([{ kind: 'wrong', bubbleIds: ['b1'] }]);
    expect(game.floating().map(({ id }) => id)).toContain('b1');
    expect(game.state.getState().notice.text).toBe('까르르, 이 글자는 아니에요. 첫소리를 알려 줄게요.');
    expect(game.state.getState().current.clue.consonants).toBe('ㅂㄹ');
  });

  it('keeps what was right when the network is gone, and asks again later', () => {
    const { bus, game, asked, judge } = start();
    game.catchBubble('b4');
    judge({ rightCount: 1 });
    game.catchBubble('b2');
    const bubbleIds = asked.at(-1) ?? [];
    bus.toGame.emit('word-catch/judged', { wordMissionNo: 1, bubbleIds, ok: false, message: '인터넷이 쉬고 있어요.' });
    expect(game.play()).toEqual({ caught: ['b4'], sure: 1, asked: 0 });
    expect(game.state.getState().notice.text).toBe('인터넷이 쉬고 있어요.');
    game.catchBubble('b2');
    expect(asked.at(-1)).toEqual(['b4', 'b2']);
  });

  it('opens the card of a caught word, asks for its shells once, and counts them when the server has paid', () => {
    const { bus, game, judge, moments, rewards } = start();
    game.catchBubble('b4');
    game.catchBubble('b2');
    judge({ rightCount: 1 });
    judge({ rightCount: 2, solved: true, mission: caughtFixture() });
    expect(game.state.getState().card).toBe(true);
    expect(moments.map(({ kind }) => kind)).toEqual(['right', 'right', 'solved']);
    game.wantReward();
    game.wantReward();
    expect(rewards).toHaveBeenCalledTimes(1);
    expect(game.state.getState().shells).toBe(10);
    bus.toGame.emit('word-catch/rewarded', {
      wordMissionNo: 1,
      ok: true,
      mission: caughtFixture({ state: 'TAKEN' }),
      shells: 14,
    });
    expect(game.state.getState()).toMatchObject({ shells: 14, reward: 'open', current: { state: 'TAKEN' } });
    expect(game.next()?.wordMissionNo).toBe(2);
  });

  it('can ask for the shells again when the first time failed', () => {
    const { bus, game, rewards } = start([caughtFixture()]);
    game.wantReward();
    bus.toGame.emit('word-catch/rewarded', { wordMissionNo: 1, ok: false, message: '잠시 뒤에 다시 눌러 주세요.' });
    game.wantReward();
    expect(rewards).toHaveBeenCalledTimes(2);
  });

  it('goes on in the middle, and forgets bubbles that are not of this word', () => {
    expect(start(undefined, { 1: ['b4'] }).game.play()).toEqual({ caught: ['b4'], sure: 1, asked: 0 });
    expect(start(undefined, { 1: ['b9'] }).game.play().caught).toEqual([]);
  });

  it('catches what is written, and says so when no such bubble floats', () => {
    const { game, asked } = start();
    expect(game.catchSyllable('바')).toBe(true);
    expect(asked).toEqual([['b4']]);
    expect(game.catchSyllable('하')).toBe(false);
    expect(game.state.getState().notice.text).toContain('‘하’ 물방울은 없어요');
  });

  it('begins with the first word that is left, and changes to another', () => {
    const { game } = start([caughtFixture({ state: 'TAKEN' }), wordFixture({ wordMissionNo: 2, slot: 2 })]);
    expect(game.state.getState().current.wordMissionNo).toBe(2);
    game.choose(1);
    expect(game.state.getState()).toMatchObject({ card: true, current: { wordMissionNo: 1 } });
    expect(game.catchBubble('b1')).toBe(false);
  });

  it('lets a bubble float back that has no answer for long; caught again it is asked again, and judged once', () => {
    vi.useFakeTimers();
    const { game, asked, judge, moments } = start();
    game.catchBubble('b4');
    vi.advanceTimersByTime(10_000);
    expect(game.play()).toEqual({ caught: [], sure: 0, asked: 0 });
    expect(game.state.getState().notice.text).toContain('느려요');
    game.catchBubble('b4');
    expect(asked).toEqual([['b4'], ['b4']]);
    judge({ rightCount: 1 });
    judge({ rightCount: 1 });
    expect(game.play()).toEqual({ caught: ['b4'], sure: 1, asked: 0 });
    expect(moments).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(game.state.getState().notice.no).toBe(1);
    vi.useRealTimers();
  });

  it('takes a late answer for its own question only, and a caught word at any time, once', () => {
    vi.useFakeTimers();
    const { game, judge, moments } = start([wordFixture()], { 1: ['b4'] });
    game.catchBubble('b2');
    vi.advanceTimersByTime(10_000);
    game.catchBubble('b1');
    judge({ rightCount: 2 }, 1, ['b4', 'b2']);
    expect(game.play()).toEqual({ caught: ['b4', 'b1'], sure: 1, asked: 2 });
    judge({ rightCount: 2, solved: true, mission: caughtFixture() }, 1, ['b4', 'b2']);
    judge({ rightCount: 2, solved: true, mission: caughtFixture() }, 1, ['b4', 'b1']);
    expect(game.state.getState()).toMatchObject({ card: true, current: { state: 'REWARD_READY' } });
    expect(moments.filter(({ kind }) => kind === 'solved')).toHaveLength(1);
    vi.useRealTimers();
  });

  it('lets shells be asked for again that are long in coming, and counts them once', () => {
    vi.useFakeTimers();
    const { bus, game, moments, rewards } = start([caughtFixture()]);
    game.wantReward();
    vi.advanceTimersByTime(10_000);
    expect(game.state.getState().reward).toBe('slow');
    game.wantReward();
    expect(rewards).toHaveBeenCalledTimes(2);
    const mission = caughtFixture({ state: 'TAKEN' });
    for (let time = 0; time < 2; time += 1)
      bus.toGame.emit('word-catch/rewarded', { wordMissionNo: 1, ok: true, mission, shells: 14 });
    expect(moments).toEqual([{ kind: 'rewarded', shells: 4, inFront: true }]);
    vi.useRealTimers();
  });

  it('tells of the shells of a word that is not in front any more: the purse has them', () => {
    const { bus, game, moments } = start([caughtFixture(), wordFixture({ wordMissionNo: 2, slot: 2 })]);
    game.choose(1);
    game.wantReward();
    game.choose(2);
    const mission = caughtFixture({ state: 'TAKEN' });
    bus.toGame.emit('word-catch/rewarded', { wordMissionNo: 1, ok: true, mission, shells: 14 });
    expect(game.state.getState()).toMatchObject({ shells: 14, current: { wordMissionNo: 2, state: 'READY' } });
    expect(moments).toEqual([{ kind: 'rewarded', shells: 4, inFront: false }]);
  });

  it('hears nothing any more once it has stopped', () => {
    const { game, judge, stop } = start();
    game.catchBubble('b4');
    stop();
    judge({ rightCount: 1 });
    expect(game.play().sure).toBe(0);
  });
});
