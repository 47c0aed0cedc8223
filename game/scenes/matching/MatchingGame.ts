import type { StoreApi } from 'zustand/vanilla';
import type { ItemVerdict } from '#contract/mission.ts';
import {
  answeredLefts,
  changedPairs,
  type MarkedPair,
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
  /** Page to read about the pair shown last as wrong; null for none. */
  page: number | null;
}

/**
 * Moments that the view shows; `right` is '' when a pair was taken apart. A pair that was made is not celebrated: only
 * the server knows whether it is right. `run` counts right pairs in a row.
 */
export type MatchingMoment =
  | { kind: 'paired'; left: string; right: string }
  | { kind: 'parted'; left: string; right: string }
  | { kind: 'wrong'; left: string; right: string }
  | { kind: 'right'; left: string; right: string; run: number }
  | { kind: 'all-right' };

/** One matching set being played: holds the rules' state, sends changes to the shell. Draws nothing. */
export class MatchingGame {
  readonly cards: MatchingCards;
  readonly state: StoreApi<MatchingState>;
  readonly status: StoreApi<MatchingStatus> = valueStore<MatchingStatus>({
    save: 'saved',
    handIn: 'open',
    notice: { text: '', no: 0 },
    page: null,
  });
  readonly #attemptNo: number;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #bus: GameBus;
  readonly #moments = new Set<(moment: MatchingMoment) => void>();
  readonly #verdicts = new Map<string, ItemVerdict>();
  #run = 0;

  constructor(session: MatchingSession, bus: GameBus) {
    const { lefts, rights } = session.content;
    this.#bus = bus;
    this.#attemptNo = session.attemptNo;
    this.cards = { lefts: lefts.map(({ id }) => id), rights: rights.map(({ id }) => id) };
    this.#texts = new Map([
      ...lefts.map(({ id, text }) => [`left ${id}`, text] as const),
      ...rights.map(({ id, text }) => [`right ${id}`, text] as const),
    ]);
    const verdicts = session.verdicts.map(toPair);
    for (const verdict of session.verdicts) this.#verdicts.set(verdict.key, verdict);
    this.state = valueStore(startMatching(this.cards, { ...session, atOnce: session.markedAtOnce, verdicts }));
  }

  /** Listens to the shell. Returns the way to stop. */
  attach(): () => void {
    const { toGame } = this.#bus;
    const removers = [
      toGame.on('mission/save-state', ({ state: save }) => this.#follow(save)),
      toGame.on('mission/refused', ({ message }) => this.announce(message)),
      toGame.on('matching/marked', ({ attemptNo, pairs }) => {
        if (attemptNo === this.#attemptNo) this.dispatch({ type: 'marked', pairs });
      }),
      toGame.on('matching/judged', ({ attemptNo, atOnce, verdicts }) => {
        if (attemptNo === this.#attemptNo) this.#judge(verdicts, atOnce);
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
    const complete = answeredLefts(this.cards, after).length === this.cards.lefts.length;
    if (changes.length > 0 && complete && !after.atOnce) this.announce('모두 짝지었어요. 제출해 볼까요?');
  }

  /** Where to look again, for a card whose first answer was wrong. */
  showWhere(card: MatchingCard): void {
    const verdict = card.side === 'left' ? this.#verdicts.get(card.id) : undefined;
    if (!verdict || verdict.correct) return;
    this.#update({ page: verdict.pageNo });
    this.announce(`다음에 다시 찾아봐요.${placeWords(verdict)}`);
  }

  readPage(): void {
    const { page } = this.status.getState();
    if (page !== null) this.#bus.toShell.emit('matching/page-wanted', { pageNo: page });
  }

  textOf({ side, id }: MatchingCard): string {
    return this.#texts.get(`${side} ${id}`) ?? '';
  }

  /** A card in words: its text, its partner, and whether the pair is closed. */
  describe(card: MatchingCard): string {
    const state = this.state.getState();
    const partner = partnerOf(state, card);
    const left = card.side === 'left' ? card.id : partner?.id;
    if (left !== undefined && state.parked.includes(left)) return `${this.textOf(card)}, 다음에 다시`;
    const mark = left === undefined ? '' : state.locked.includes(left) ? ', 맞은 짝' : '';
    const waits = left !== undefined && state.waiting.includes(left) ? ', 확인 중' : '';
    return `${this.textOf(card)}, ${partner ? `짝: ${this.textOf(partner)}` : '짝 없음'}${mark}${waits}`;
  }

  wantSubmit(): void {
    if (this.status.getState().handIn !== 'open') return;
    const emptyCount = this.cards.lefts.length - answeredLefts(this.cards, this.state.getState()).length;
    this.#bus.toShell.emit('mission/submit-wanted', { emptyCount });
  }

  leave(): void {
    this.#bus.toShell.emit('mission/leave', {});
  }

  announce(text: string): void {
    this.#update({ notice: { text, no: this.status.getState().notice.no + 1 } });
  }

  /** Without a network pairs are kept, and marked later. */
  #follow(save: SaveState): void {
    const before = this.status.getState().save;
    this.#update({ save });
    const { waiting } = this.state.getState();
    if (save === 'offline' && before !== 'offline' && waiting.length > 0)
      this.announce('짝을 잘 두었어요. 연결되면 맞았는지 알려 줄게요.');
  }

  /** A verdict is shown once, when it has come; those that were here when the set was opened are known. */
  #judge(verdicts: readonly ItemVerdict[], atOnce: boolean): void {
    const before = this.state.getState();
    const after = playMatching(this.cards, before, { type: 'judged', pairs: verdicts.map(toPair), atOnce });
    const fresh = verdicts.filter(({ key }) => !this.#verdicts.has(key));
    for (const verdict of fresh) this.#verdicts.set(verdict.key, verdict);
    if (after !== before) this.state.setState(after, true);
    if (before.atOnce && !atOnce) this.announce('이제 대회에 들어가는 미션이에요. 맞았는지는 제출하면 알려 줄게요.');
    for (const verdict of fresh) this.#show(verdict);
    const settled = after.locked.length + after.parked.length === this.cards.lefts.length;
    if (fresh.length === 0 || !settled) return;
    if (after.parked.length === 0) this.#moment({ kind: 'all-right' });
    this.announce(after.parked.length === 0 ? '모두 맞혔어요! 제출해 볼까요?' : '끝까지 다 했어요. 제출해 볼까요?');
  }

  #show(verdict: ItemVerdict): void {
    const { key: left, value: right, correct } = verdict;
    this.#run = correct ? this.#run + 1 : 0;
    if (correct) this.#moment({ kind: 'right', left, right, run: this.#run });
    else {
      this.#moment({ kind: 'wrong', left, right });
      this.announce(`괜찮아요, 다른 짝이에요.${placeWords(verdict)}`);
    }
    this.#update({ page: correct ? null : verdict.pageNo });
  }

  #update(change: Partial<MatchingStatus>): void {
    this.status.setState({ ...this.status.getState(), ...change }, true);
  }

  #moment(moment: MatchingMoment): void {
    for (const listener of [...this.#moments]) listener(moment);
  }
}

function toPair({ key, value, correct }: ItemVerdict): MarkedPair {
  return { left: key, right: value, correct };
}

/** Where to look again: a page of our text, or a scene of a book read elsewhere. */
function placeWords({ pageNo, scene }: ItemVerdict): string {
  if (pageNo !== null) return ` ${pageNo}쪽에 있어요.`;
  return scene === null ? '' : ` ${scene}`;
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
