import type { BookPackContent } from '../BookPackContent.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from '../PackProblem.ts';
import { type TrialItem, trialItems } from './trialItems.ts';

/** One line of `content/trials/<bookNo>.csv` or `form-<formNo>.csv`. */
export interface TrialAnswer {
  /** `quiz/q1`, `ox/o3`, `form/b3a-07`. */
  readonly item: string;
  readonly fingerprint: string;
  /** Who answered; readers are independent of each other and of the writer. */
  readonly reader: string;
  /** `CLOSED`: given only question and options. `OPEN`: with the text at hand. */
  readonly book: 'CLOSED' | 'OPEN';
  readonly choice: string;
}

/** Bounds of the trials; rates in 0–1. Chance is .25 for a choice, .5 for a statement and .04 (1/24) for an order. */
export const TRIAL_TUNING = {
  closedReaders: 3,
  openReaders: 2,
  /** Largest share of right answers without the book, over the questions that do not ask for a word's meaning. */
  closedQuizShare: 0.45,
  closedOxShare: 0.62,
  /** Orders found without the book: as far above chance as choices may be. Two of the six answers to two items stay below. */
  closedOrderShare: 0.34,
  /** Least share of right answers with the book at hand. */
  openShare: 0.97,
} as const;

/**
 * Holds a pack against what readers answered: its items cannot be answered without the book, and are answered alike with
 * it. Answers to an earlier wording of an item do not count.
 */
export function checkTrials(
  pack: Pick<BookPackContent, 'quiz' | 'ox'>,
  answers: readonly TrialAnswer[],
): PackProblem[] {
  const sink = createProblemSink('trials.csv');
  const items = trialItems(pack).map((item) => ({ item, answers: answersTo(item, answers) }));
  for (const { item, answers: given } of items) checkReaders(sink, item, given);
  const ofForm = (...forms: TrialItem['form'][]) => items.filter(({ item }) => forms.includes(item.form));
  const quiz = ofForm('CHOICE', 'EVIDENCE').filter(({ item }) => !item.vocabulary);
  const [order, ox] = [ofForm('ORDER'), ofForm('OX')];
  checkShare(sink, '퀴즈', shareRight(quiz, 'CLOSED'), TRIAL_TUNING.closedQuizShare);
  checkShare(sink, '차례 맞추기', shareRight(order, 'CLOSED'), TRIAL_TUNING.closedOrderShare);
  checkShare(sink, 'OX', shareRight(ox, 'CLOSED'), TRIAL_TUNING.closedOxShare);
  const open = shareRight(items, 'OPEN');
  if (open < TRIAL_TUNING.openShare)
    sink.error('items', `책을 보고 읽은 사람이 ${percent(open)}만 정답과 같아요. 풀이가 갈리는 문제를 고쳐 주세요`);
  return sink.problems;
}

/** An item with the answers to its present wording. */
export interface TriedItem {
  readonly item: TrialItem;
  readonly answers: readonly TrialAnswer[];
}

/** The last answer of each reader to the present wording, with the book closed and open apart. */
export function answersTo(item: TrialItem, answers: readonly TrialAnswer[]): TrialAnswer[] {
  const given = answers.filter((answer) => answer.item === item.item && answer.fingerprint === item.fingerprint);
  return [...new Map(given.map((answer) => [`${answer.book} ${answer.reader}`, answer])).values()];
}

function checkReaders(sink: ProblemSink, { item, form, key, vocabulary }: TrialItem, given: TrialAnswer[]): void {
  const closed = given.filter(({ book }) => book === 'CLOSED');
  const open = given.filter(({ book }) => book === 'OPEN');
  if (closed.length < TRIAL_TUNING.closedReaders)
    sink.error(item, `책 없이 풀어 본 사람이 ${closed.length}명이에요. ${TRIAL_TUNING.closedReaders}명이 풀어야 해요`);
  else if (form !== 'OX' && !vocabulary && closed.every(({ choice }) => choice === key))
    sink.error(item, '책 없이도 모두 맞혔어요. 책을 읽어야 풀 수 있게 고쳐 주세요');
  if (open.length < TRIAL_TUNING.openReaders)
    sink.error(item, `책을 보고 풀어 본 사람이 ${open.length}명이에요. ${TRIAL_TUNING.openReaders}명이 풀어야 해요`);
}

/** Share of right answers over all items and readers; 0 without any. */
export function shareRight(items: readonly TriedItem[], book: TrialAnswer['book']): number {
  const marks = items.flatMap(({ item, answers }) =>
    answers.filter((answer) => answer.book === book).map(({ choice }) => choice === item.key),
  );
  return marks.length === 0 ? 0 : marks.filter(Boolean).length / marks.length;
}

function checkShare(sink: ProblemSink, kind: string, share: number, most: number): void {
  if (share > most) sink.error('items', `책 없이 ${kind} ${percent(share)}를 맞혀요. ${percent(most)}까지만 돼요`);
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
