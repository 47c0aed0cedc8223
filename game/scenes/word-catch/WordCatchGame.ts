import type { WordMission } from '../../../contract/wordMission.ts';
import { type CatchPlay, nextQuestion, playCatch, startCatch } from '../../../domain/word-mission/CatchPlay.ts';
import type { GameBus } from '../../bus/createGameBus.ts';
import type { WordCatchSession, WordCatchVerdict, WordRewardOutcome } from '../../bus/WordCatchSession.ts';
import { createStore, type Store } from '../../engine/createStore.ts';
import { clueNews } from './clueLines.ts';

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
  /** Its shells are asked for. */
  rewarding: boolean;
  notice: { text: string; no: number };
}

/** Moments that the view shows. */
export type WordCatchMoment =
  | { kind: 'right'; slots: readonly number[] }
  | { kind: 'wrong'; bubbleIds: readonly string[] }
  | { kind: 'solved' }
  | { kind: 'rewarded'; shells: number };

/** The words of a day being caught: holds what is known, asks the shell, hears its answers. Draws nothing. */
export class WordCatchGame {
  readonly state: Store<WordCatchState>;
  readonly #bus: GameBus;
  readonly #moments = new Set<(moment: WordCatchMoment) => void>();

  constructor({ missions, shells, caught }: WordCatchSession, bus: GameBus) {
    this.#bus = bus;
    const current = firstToDo(missions);
    if (!current) throw new Error('A scene of words needs a word');
    this.state = createStore<WordCatchState>({
      missions,
      current,
      plays: Object.fromEntries(missions.map((mission) => [mission.wordMissionNo, begin(mission, caught)])),
      shells,
      card: current.state !== 'READY',
      rewarding: false,
      notice: { text: '', no: 0 },
    });
  }

  /** Begins to hear the shell. Returns the way to stop. */
  attach(): () => void {
    const { toGame } = this.#bus;
    const removers = [
      toGame.on('word-catch/judged', (verdict) => this.#judged(verdict)),
      toGame.on('word-catch/rewarded', (outcome) => this.#rewarded(outcome)),
    ];
    return () => {
      for (const remove of removers) remove();
    };
  }

  onMoment(listener: (moment: WordCatchMoment) => void): () => void {
    this.#moments.add(listener);
    return () => this.#moments.delete(listener);
  }

  /** The play of the word in front. */
  play(): CatchPlay {
    const { plays, current } = this.state.get();
    return plays[current.wordMissionNo] ?? startCatch();
  }

  /** Bubbles of the word in front that still float. */
  floating(): WordMission['bubbles'] {
    const { caught } = this.play();
    return this.state.get().current.bubbles.filter(({ id }) => !caught.includes(id));
  }

  /** Sends a bubble to the next slot. @returns false when it cannot be caught now */
  catchBubble(bubbleId: string): boolean {
    const { current } = this.state.get();
    if (current.state !== 'READY' || !this.floating().some(({ id }) => id === bubbleId)) return false;
    const before = this.play();
    this.#change(current, playCatch(before, { type: 'caught', bubbleId }, current.syllableCount));
    this.#ask(current);
    return this.play() !== before;
  }

  /** Catches a syllable that was written. @returns false when no such bubble floats */
  catchSyllable(syllable: string): boolean {
    const bubble = this.floating().find((one) => one.syllable === syllable);
    if (bubble) return this.catchBubble(bubble.id);
    this.say(`‘${syllable}’ 물방울은 없어요. 떠 있는 글자를 찾아봐요.`);
    return false;
  }

  /** Brings another word to the front. */
  choose(wordMissionNo: number): void {
    const { missions, current } = this.state.get();
    const chosen = missions.find((mission) => mission.wordMissionNo === wordMissionNo);
    if (!chosen) return;
    if (chosen !== current || chosen.state !== 'READY') this.#set({ current: chosen, card: chosen.state !== 'READY' });
  }

  /** The next word to do, or null when everything is done. */
  next(): WordMission | null {
    const { missions, current } = this.state.get();
    return missions.find((mission) => mission !== current && mission.state !== 'TAKEN') ?? null;
  }

  closeCard(): void {
    this.#set({ card: false });
  }

  wantReward(): void {
    const { current, rewarding } = this.state.get();
    if (rewarding || current.state !== 'REWARD_READY') return;
    this.#set({ rewarding: true });
    this.#bus.toShell.emit('word-catch/reward-wanted', { wordMissionNo: current.wordMissionNo });
  }

  leave(): void {
    this.#bus.toShell.emit('word-catch/leave', {});
  }

  say(text: string): void {
    this.#set({ notice: { text, no: this.state.get().notice.no + 1 } });
  }

  #ask(mission: WordMission): void {
    const { wordMissionNo, syllableCount } = mission;
    const play = this.state.get().plays[wordMissionNo] ?? startCatch();
    const bubbleIds = nextQuestion(play);
    if (!bubbleIds) return;
    this.#change(mission, playCatch(play, { type: 'asked' }, syllableCount));
    this.#bus.toShell.emit('word-catch/caught', { wordMissionNo, bubbleIds });
  }

  #judged(verdict: WordCatchVerdict): void {
    const before = this.state.get();
    const asked = before.plays[verdict.wordMissionNo];
    const mission = before.missions.find((one) => one.wordMissionNo === verdict.wordMissionNo);
    if (!asked || !mission) return;
    const action = verdict.ok
      ? ({ type: 'judged', rightCount: verdict.result.rightCount } as const)
      : ({ type: 'refused' } as const);
    const after = playCatch(asked, action, mission.syllableCount);
    const told = verdict.ok ? verdict.result.mission : mission;
    this.#change(told, after);
    const inFront = told.wordMissionNo === before.current.wordMissionNo;
    if (!verdict.ok) this.say(verdict.message);
    if (inFront) this.#tell(asked, after, verdict, mission);
    if (told.state === 'READY') this.#ask(told);
  }

  #tell(asked: CatchPlay, after: CatchPlay, verdict: WordCatchVerdict, before: WordMission): void {
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
      this.say(`까르르, 이 글자는 아니에요. ${clueNews(before.clue, result.mission.clue)}`);
    }
  }

  #rewarded(outcome: WordRewardOutcome): void {
    const { current, missions } = this.state.get();
    this.#set({ rewarding: false });
    if (!outcome.ok) {
      this.say(outcome.message);
      return;
    }
    const replaced = missions.map((one) => (one.wordMissionNo === outcome.wordMissionNo ? outcome.mission : one));
    const inFront = current.wordMissionNo === outcome.wordMissionNo;
    this.#set({ missions: replaced, shells: outcome.shells, ...(inFront ? { current: outcome.mission } : {}) });
    if (inFront) this.#moment({ kind: 'rewarded', shells: outcome.mission.shells });
  }

  #change(mission: WordMission, play: CatchPlay): void {
    const { missions, current, plays } = this.state.get();
    const no = mission.wordMissionNo;
    this.#set({
      missions: missions.map((one) => (one.wordMissionNo === no ? mission : one)),
      current: current.wordMissionNo === no ? mission : current,
      plays: { ...plays, [no]: play },
    });
  }

  #set(change: Partial<WordCatchState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  #moment(moment: WordCatchMoment): void {
    for (const listener of [...this.#moments]) listener(moment);
  }
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
