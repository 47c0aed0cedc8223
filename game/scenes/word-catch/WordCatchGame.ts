import type { StoreApi } from 'zustand/vanilla';
import type { WordMission } from '#contract/wordMission.ts';
import { type CatchPlay, nextQuestion, playCatch, startCatch } from '#domain/word-mission/CatchPlay.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import type { GameBus } from '../../bus/createGameBus.ts';
import type { WordCatchSession, WordCatchVerdict, WordRewardOutcome } from '../../bus/WordCatchSession.ts';
import { onSlowResponse } from '../../engine/onSlowResponse.ts';
import { clueChange } from './clueLines.ts';

export interface WordCatchState {
  missions: readonly WordMission[];
  /** The mission in front. */
  current: WordMission;
  /** Bubbles in the slots of each mission. */
  plays: Readonly<Record<number, CatchPlay>>;
  /** Shells in the purse. */
  shells: number;
  /** The card of the word in front lies open. */
  card: boolean;
  /** Its shells: not asked for, asked for, or asked for so long ago that they may be asked for again. */
  reward: 'open' | 'asked' | 'slow';
  notice: { text: string; no: number };
}

/** Moments that the view shows. */
export type WordCatchMoment =
  | { kind: 'right'; slots: readonly number[] }
  | { kind: 'wrong'; bubbleIds: readonly string[] }
  | { kind: 'solved' }
  /** `inFront`: its card is the one that is seen. */
  | { kind: 'rewarded'; shells: number; inFront: boolean };

const SLOW_CATCH = '연결이 느려요. 물방울을 한 번 더 잡아 볼까요?';

/**
 * The words of a day being caught: holds what is known, sends requests to the shell, receives its answers. Draws
 * nothing.
 */
export class WordCatchGame {
  readonly state: StoreApi<WordCatchState>;
  readonly #bus: GameBus;
  readonly #moments = new Set<(moment: WordCatchMoment) => void>();
  /** Ends of waiting for an answer, by mission; 0 stands for the shells. */
  readonly #waits = new Map<number, () => void>();

  constructor({ missions, shells, caught }: WordCatchSession, bus: GameBus) {
    this.#bus = bus;
    const current = firstToDo(missions);
    if (!current) throw new Error('A scene of words needs a word');
    this.state = valueStore<WordCatchState>({
      missions,
      current,
      plays: Object.fromEntries(missions.map((mission) => [mission.wordMissionNo, begin(mission, caught)])),
      shells,
      card: current.state !== 'READY',
      reward: 'open',
      notice: { text: '', no: 0 },
    });
  }

  /** Listens to the shell. Returns the way to stop. */
  attach(): () => void {
    const { toGame } = this.#bus;
    const removers = [
      toGame.on('word-catch/judged', (verdict) => this.#judged(verdict)),
      toGame.on('word-catch/rewarded', (outcome) => this.#rewarded(outcome)),
    ];
    return () => {
      for (const remove of removers) remove();
      for (const stopWaiting of this.#waits.values()) stopWaiting();
    };
  }

  onMoment(listener: (moment: WordCatchMoment) => void): () => void {
    this.#moments.add(listener);
    return () => this.#moments.delete(listener);
  }

  /** The play of the word in front. */
  play(): CatchPlay {
    const { plays, current } = this.state.getState();
    return plays[current.wordMissionNo] ?? startCatch();
  }

  /** Bubbles of the word in front that still float. */
  floating(): WordMission['bubbles'] {
    const { caught } = this.play();
    return this.state.getState().current.bubbles.filter(({ id }) => !caught.includes(id));
  }

  /** Sends a bubble to the next slot. @returns false when it cannot be caught now */
  catchBubble(bubbleId: string): boolean {
    const { current } = this.state.getState();
    if (current.state !== 'READY' || !this.floating().some(({ id }) => id === bubbleId)) return false;
    const before = this.play();
    this.#change(current, playCatch(before, { type: 'caught', bubbleId }, current.syllableCount));
    this.#sendCatch(current);
    return this.play() !== before;
  }

  /** Catches a syllable that was written. @returns false when no such bubble floats */
  catchSyllable(syllable: string): boolean {
    const bubble = this.floating().find((one) => one.syllable === syllable);
    if (bubble) return this.catchBubble(bubble.id);
    this.announce(`‘${syllable}’ 물방울은 없어요. 떠 있는 글자를 찾아봐요.`);
    return false;
  }

  /** Brings another word to the front. */
  choose(wordMissionNo: number): void {
    const { missions, current, reward } = this.state.getState();
    const chosen = missions.find((mission) => mission.wordMissionNo === wordMissionNo);
    if (!chosen || (chosen === current && chosen.state === 'READY')) return;
    this.#set({ current: chosen, card: chosen.state !== 'READY', reward: reward === 'slow' ? 'open' : reward });
  }

  /** The next word to do, or null when everything is done. */
  next(): WordMission | null {
    const { missions, current } = this.state.getState();
    return missions.find((mission) => mission !== current && mission.state !== 'TAKEN') ?? null;
  }

  closeCard(): void {
    this.#set({ card: false });
  }

  wantReward(): void {
    const { current, reward } = this.state.getState();
    if (reward === 'asked' || current.state !== 'REWARD_READY') return;
    this.#set({ reward: 'asked' });
    this.#wait(0, () => this.#set({ reward: 'slow' }));
    this.#bus.toShell.emit('word-catch/reward-wanted', { wordMissionNo: current.wordMissionNo });
  }

  leave(): void {
    this.#bus.toShell.emit('word-catch/leave', {});
  }

  announce(text: string): void {
    this.#set({ notice: { text, no: this.state.getState().notice.no + 1 } });
  }

  #sendCatch(mission: WordMission): void {
    const { wordMissionNo, syllableCount } = mission;
    const play = this.state.getState().plays[wordMissionNo] ?? startCatch();
    const bubbleIds = nextQuestion(play);
    if (!bubbleIds) return;
    this.#change(mission, playCatch(play, { type: 'asked' }, syllableCount));
    this.#wait(wordMissionNo, () => this.#giveUp(wordMissionNo));
    this.#bus.toShell.emit('word-catch/caught', { wordMissionNo, bubbleIds });
  }

  #wait(no: number, onSlow: () => void): void {
    this.#waits.get(no)?.();
    this.#waits.set(no, onSlowResponse(onSlow));
  }

  /** What has no answer for long floats back: caught again it is the same question. */
  #giveUp(wordMissionNo: number): void {
    const { missions, plays } = this.state.getState();
    const mission = missions.find((one) => one.wordMissionNo === wordMissionNo);
    const play = plays[wordMissionNo];
    if (!mission || !play) return;
    this.#change(mission, playCatch(play, { type: 'refused' }, mission.syllableCount));
    this.announce(SLOW_CATCH);
  }

  #judged(verdict: WordCatchVerdict): void {
    const before = this.state.getState();
    const asked = before.plays[verdict.wordMissionNo];
    const mission = before.missions.find((one) => one.wordMissionNo === verdict.wordMissionNo);
    if (!asked || !mission) return;
    const answered = isQuestion(asked, verdict.bubbleIds);
    // Of what was given up only a caught word is news, and once.
    if (!answered && !(verdict.ok && verdict.result.solved && mission.state === 'READY')) return;
    this.#waits.get(verdict.wordMissionNo)?.();
    const action = verdict.ok
      ? ({ type: 'judged', rightCount: verdict.result.rightCount } as const)
      : ({ type: 'refused' } as const);
    const after = answered ? playCatch(asked, action, mission.syllableCount) : startCatch(verdict.bubbleIds);
    const judged = verdict.ok ? verdict.result.mission : mission;
    this.#change(judged, after);
    const inFront = judged.wordMissionNo === before.current.wordMissionNo;
    if (!verdict.ok) this.announce(verdict.message);
    if (inFront) this.#announceVerdict(asked, after, verdict, mission);
    if (judged.state === 'READY') this.#sendCatch(judged);
  }

  #announceVerdict(asked: CatchPlay, after: CatchPlay, verdict: WordCatchVerdict, before: WordMission): void {
    const slots = Array.from({ length: after.sure - asked.sure }, (_, index) => asked.sure + index);
    if (slots.length > 0) this.#moment({ kind: 'right', slots });
    const freed = asked.caught.filter((id) => !after.caught.includes(id));
    if (freed.length > 0) this.#moment({ kind: 'wrong', bubbleIds: freed });
    if (!verdict.ok) return;
    const { result } = verdict;
    if (result.solved) {
      this.#set({ card: true });
      this.#moment({ kind: 'solved' });
    } else if (result.wrong) {
      this.announce(`까르르, 이 글자는 아니에요. ${clueChange(before.clue, result.mission.clue)}`);
    }
  }

  #rewarded(outcome: WordRewardOutcome): void {
    const { current, missions } = this.state.getState();
    this.#waits.get(0)?.();
    this.#set({ reward: 'open' });
    if (!outcome.ok) {
      this.announce(outcome.message);
      return;
    }
    // Asked for twice, paid once.
    if (missions.some((one) => one.wordMissionNo === outcome.wordMissionNo && one.state === 'TAKEN')) return;
    const replaced = missions.map((one) => (one.wordMissionNo === outcome.wordMissionNo ? outcome.mission : one));
    const inFront = current.wordMissionNo === outcome.wordMissionNo;
    this.#set({ missions: replaced, shells: outcome.shells, ...(inFront ? { current: outcome.mission } : {}) });
    this.#moment({ kind: 'rewarded', shells: outcome.mission.shells, inFront });
  }

  #change(mission: WordMission, play: CatchPlay): void {
    const { missions, current, plays } = this.state.getState();
    const no = mission.wordMissionNo;
    this.#set({
      missions: missions.map((one) => (one.wordMissionNo === no ? mission : one)),
      current: current.wordMissionNo === no ? mission : current,
      plays: { ...plays, [no]: play },
    });
  }

  #set(change: Partial<WordCatchState>): void {
    this.state.setState({ ...this.state.getState(), ...change }, true);
  }

  #moment(moment: WordCatchMoment): void {
    for (const listener of [...this.#moments]) listener(moment);
  }
}

/** Whether these bubbles are what is being judged. */
function isQuestion({ caught, asked }: CatchPlay, bubbleIds: readonly string[]): boolean {
  return asked > 0 && asked === bubbleIds.length && bubbleIds.every((id, index) => caught[index] === id);
}

function begin(mission: WordMission, caught: WordCatchSession['caught']): CatchPlay {
  const known = new Set(mission.bubbles.map(({ id }) => id));
  const kept = caught[mission.wordMissionNo] ?? [];
  // A word that was solved elsewhere has no bubbles any more.
  return startCatch(kept.length < mission.syllableCount && kept.every((id) => known.has(id)) ? kept : []);
}

function firstToDo(missions: readonly WordMission[]): WordMission | undefined {
  return (
    missions.find(({ state }) => state === 'READY') ??
    missions.find(({ state }) => state === 'REWARD_READY') ??
    missions[0]
  );
}
