/** Left cards are asked about, right cards are the answers to choose from. */
export type MatchingSide = 'left' | 'right';

/** One card. */
export interface MatchingCard {
  side: MatchingSide;
  id: string;
}

/** Right id by left id; each right id stands at most once. */
export type MatchingPairs = Readonly<Record<string, string>>;

/** A finger or mouse on a card: pressed, or dragging once it has wandered. */
export interface CardHold extends MatchingCard {
  dragging: boolean;
}

/** A pair that was marked. */
export interface MarkedPair {
  left: string;
  right: string;
  correct: boolean;
}

/** The cards of a set in the order in which they are laid out. */
export interface MatchingCards {
  lefts: readonly string[];
  rights: readonly string[];
}

/** Everything that changes while a matching set is played. Of right and wrong it knows what the server answered. */
export interface MatchingState {
  pairs: MatchingPairs;
  /** Left ids whose pair cannot change: marked right. */
  locked: readonly string[];
  /** Each pair is marked as it is made, and its first answer counts. */
  atOnce: boolean;
  /** Left ids that were answered and wait for their verdict. */
  waiting: readonly string[];
  /** Left ids whose first answer was wrong: they take no card any more, and their card is free again. */
  parked: readonly string[];
  /** The card chosen by tap or key, waiting for its partner. */
  chosen: MatchingCard | null;
  /** The card that the keyboard stands on. */
  focus: MatchingCard;
  /** Cards under fingers, by pointer id. */
  holds: Readonly<Record<number, CardHold>>;
  /** Earlier pairs, the latest last. */
  history: readonly MatchingPairs[];
  /** Pairs that were marked wrong, shown with both texts until the player has seen them. */
  missed: readonly { left: string; right: string }[];
}

/** Steps that can be taken back, at most. */
export const MATCHING_UNDO_STEPS = 50;

/** The left card a right card is paired with, if any. */
export function leftOf(state: MatchingState, right: string): string | undefined {
  return Object.keys(state.pairs).find((left) => state.pairs[left] === right);
}

/** The other card of a pair, if any. */
export function partnerOf(state: MatchingState, card: MatchingCard): MatchingCard | null {
  const id = card.side === 'left' ? state.pairs[card.id] : leftOf(state, card.id);
  return id === undefined ? null : { side: card.side === 'left' ? 'right' : 'left', id };
}

/** True when the card belongs to a pair that cannot change. */
export function isCardLocked(state: MatchingState, card: MatchingCard): boolean {
  const left = card.side === 'left' ? card.id : leftOf(state, card.id);
  return left !== undefined && state.locked.includes(left);
}

/**
 * True when the card cannot be paired any more: its pair is right or waits for its verdict, or its first answer was
 * wrong.
 */
export function isCardClosed(state: MatchingState, card: MatchingCard): boolean {
  const left = card.side === 'left' ? card.id : leftOf(state, card.id);
  if (left === undefined) return false;
  return [state.locked, state.waiting, state.parked].some((closed) => closed.includes(left));
}

/** Left ids that have an answer: a partner, or a first answer that was wrong. */
export function answeredLefts({ lefts }: MatchingCards, { pairs, parked, waiting }: MatchingState): string[] {
  return lefts.filter((left) => pairs[left] !== undefined || parked.includes(left) || waiting.includes(left));
}

/** True for the same card. */
export function isSameCard(a: MatchingCard | null, b: MatchingCard | null): boolean {
  return a !== null && b !== null && a.side === b.side && a.id === b.id;
}

/** Left ids whose partner differs between two states: what has to be saved; '' stands for no partner. */
export function changedPairs(before: MatchingState, after: MatchingState): { left: string; right: string }[] {
  const lefts = new Set([...Object.keys(before.pairs), ...Object.keys(after.pairs)]);
  return [...lefts]
    .filter((left) => before.pairs[left] !== after.pairs[left])
    .map((left) => ({ left, right: after.pairs[left] ?? '' }));
}

/** A set as it was left. */
export interface SavedMatching {
  answers: MatchingPairs;
  /** Pairs of an earlier round. */
  locked: MatchingPairs;
  atOnce?: boolean;
  /** What was marked in this round. */
  verdicts?: readonly MarkedPair[];
}

/** How a set opens: saved pairs that name known cards, closed ones first. */
export function startMatching(cards: MatchingCards, saved: SavedMatching): MatchingState {
  const { atOnce = false, verdicts = [] } = saved;
  const right = Object.fromEntries(verdicts.filter(({ correct }) => correct).map((one) => [one.left, one.right]));
  const parked = cards.lefts.filter((id) => verdicts.some(({ left, correct }) => left === id && !correct));
  const open = Object.fromEntries(Object.entries(saved.answers).filter(([left]) => !parked.includes(left)));
  const pairs: Record<string, string> = {};
  const used = new Set<string>();
  for (const source of [saved.locked, right, open]) {
    for (const left of cards.lefts) {
      const right = source[left];
      if (!right || pairs[left] || used.has(right) || !cards.rights.includes(right)) continue;
      pairs[left] = right;
      used.add(right);
    }
  }
  const closed: MatchingPairs = { ...right, ...saved.locked };
  const locked = cards.lefts.filter((left) => closed[left] !== undefined && pairs[left] === closed[left]);
  // Also one whose card stands in another pair by now: it was answered, and its verdict comes.
  const answered = cards.lefts.filter((left) => open[left] && !locked.includes(left));
  const waiting = atOnce ? answered : [];
  const free = cards.lefts.find((left) => !pairs[left] && !parked.includes(left) && !waiting.includes(left));
  const focus = { side: 'left' as const, id: free ?? cards.lefts[0] ?? '' };
  return { pairs, locked, atOnce, waiting, parked, chosen: null, focus, holds: {}, history: [], missed: [] };
}
