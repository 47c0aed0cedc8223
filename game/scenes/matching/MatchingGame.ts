import type { StoreApi } from 'zustand/vanilla';
import {
  changedPairs,
  type MatchingCard,
  type MatchingCards,
  type MatchingState,
  partnerOf,
  startMatching,
} from '#domain/matching/MatchingState.ts';
import { type MatchingAction, playMatching } from '#domain/matching/playMatching.ts';
import { valueStore } from '#game/engine/valueStore.ts';
import type { GameBus } from '../../bus/createGameBus.ts';
import type { HandInState, MatchingSession, SaveState } from '../../bus/ShellToGame.ts';
import { followHandIn } from '../../ui/mission/followHandIn.ts';

export interface MatchingStatus {
  save: SaveState;
  /** Unless it is open, pairs stay as they are. */
  handIn: HandInState;
  /** A sentence for the player, with a number that grows so that it can be announced twice. */
  notice: { text: string; no: number };
}

/** Moments that the view shows; `right` is '' when a pair was taken apart. */
export type MatchingMoment = { kind: 'paired' | 'parted'; left: string; right: string } | { kind: 'all-paired' };

/** One matching set being played: holds the rules' state, sends changes to the shell. Draws nothing. */
export class MatchingGame {
  readonly cards: MatchingCards;
  readonly state: StoreApi<MatchingState>;
  readonly status: StoreApi<MatchingStatus> = valueStore<MatchingStatus>({
    save: 'saved',
    handIn: 'open',
    notice: { text: '', no: 0 },
  });
  readonly #attemptNo: number;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #bus: GameBus;
  readonly #moments = new Set<(moment: MatchingMoment) => void>();

  constructor(session: MatchingSession, bus: GameBus) {
    const { lefts, rights } = session.content;
    this.#bus = bus;
    this.#attemptNo = session.attemptNo;
    this.cards = { lefts: lefts.map(({ id }) => id), rights: rights.map(({ id }) => id) };
    this.#texts = new Map([
      ...lefts.map(({ id, text }) => [`left ${id}`, text] as const),
      ...rights.map(({ id, text }) => [`right ${id}`, text] as const),
    ]);
    this.state = valueStore(startMatching(this.cards, session));
  }

  /** Listens to the shell. Returns the way to stop. */
  attach(): () => void {
    const { toGame } = this.#bus;
    const removers = [
      toGame.on('mission/save-state', ({ state: save }) => this.#update({ save })),
      toGame.on('mission/refused', ({ message }) => this.announce(message)),
      toGame.on('matching/marked', ({ attemptNo, pairs }) => {
        if (attemptNo === this.#attemptNo) this.dispatch({ type: 'marked', pairs });
      }),
      followHandIn(
        this.#bus,
        (handIn) => this.#update({ handIn }),
        (text) => this.announce(text),
      ),
    ];
    return () => {
      for (const remove of removers) remove();
    };
  }

  onMoment(listener: (moment: MatchingMoment) => void): () => void {
    this.#moments.add(listener);
    return () => this.#moments.delete(listener);
  }

  dispatch(action: MatchingAction): void {
    const allowed = this.status.getState().handIn === 'open' ? action : withoutPairing(action);
    if (!allowed) return;
    const before = this.state.getState();
    const after = playMatching(this.cards, before, allowed);
    if (after === before) return;
    this.state.setState(after, true);
    // Once seen they are not shown again, and a pair that is made again is not taken apart.
    if (allowed.type === 'missed-seen') this.#bus.toShell.emit('matching/missed-seen', { attemptNo: this.#attemptNo });
    const changes = changedPairs(before, after);
    for (const { left, right } of changes) this.#bus.toShell.emit('matching/answered', { key: left, value: right });
    for (const { left, right } of changes) this.#moment({ kind: right ? 'paired' : 'parted', left, right });
    const complete = Object.keys(after.pairs).length === this.cards.lefts.length;
    if (changes.length === 0 || !complete) return;
    this.#moment({ kind: 'all-paired' });
    this.announce('모두 짝지었어요. 제출해 볼까요?');
  }

  textOf({ side, id }: MatchingCard): string {
    return this.#texts.get(`${side} ${id}`) ?? '';
  }

  /** A card in words: its text, its partner, and whether the pair is closed. */
  describe(card: MatchingCard): string {
    const state = this.state.getState();
    const partner = partnerOf(state, card);
    const left = card.side === 'left' ? card.id : partner?.id;
    const closed = left !== undefined && state.locked.includes(left) ? ', 맞은 짝' : '';
    return `${this.textOf(card)}, ${partner ? `짝: ${this.textOf(partner)}` : '짝 없음'}${closed}`;
  }

  wantSubmit(): void {
    if (this.status.getState().handIn !== 'open') return;
    const emptyCount = this.cards.lefts.length - Object.keys(this.state.getState().pairs).length;
    this.#bus.toShell.emit('mission/submit-wanted', { emptyCount });
  }

  leave(): void {
    this.#bus.toShell.emit('mission/leave', {});
  }

  announce(text: string): void {
    this.#update({ notice: { text, no: this.status.getState().notice.no + 1 } });
  }

  #update(change: Partial<MatchingStatus>): void {
    this.status.setState({ ...this.status.getState(), ...change }, true);
  }

  #moment(moment: MatchingMoment): void {
    for (const listener of [...this.#moments]) listener(moment);
  }
}

/** What is left of an action where pairs stay as they are: a card in a hand is put back. */
function withoutPairing(action: MatchingAction): MatchingAction | null {
  switch (action.type) {
    case 'chosen':
    case 'unpaired':
    case 'undone':
    case 'pressed':
      return null;
    case 'released':
      return { type: 'cancelled', pointerId: action.pointerId };
    default:
      return action;
  }
}
