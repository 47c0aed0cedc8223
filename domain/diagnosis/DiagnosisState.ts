import { answerWins } from '../mission/StampedAnswer.ts';
import { type Effort, isHurried, judgeEffort, type TimedAnswer } from './judgeEffort.ts';

/** One question of a test that is under way. */
export interface DiagnosisItemState {
  key: string;
  /** '1'–'4', or '' before it is answered. */
  value: string;
  /** Of the answer that holds (domain/mission/StampedAnswer). */
  seq: number;
  /** When it was first answered, milliseconds of the server's clock; null before. */
  answeredAt: number | null;
  /** Characters of question and options without blanks. */
  length: number;
}

/** `PAUSED` is over too: no level is given, and a new test may be begun. */
export interface DiagnosisState {
  phase: 'OPEN' | 'DONE' | 'PAUSED';
  startedAt: number;
  /** Questions of the whole test, also of those not asked yet. */
  itemCount: number;
  items: readonly DiagnosisItemState[];
}

/** An answer as a device sends it. `seq` is the device's idea of the server's clock when it was given. */
export interface SentAnswer {
  key: string;
  value: string;
  seq: number;
}

const VALUE = /^[1-4]$/;

/** Whether a text is a choice of one of four options. */
export function isChoice(value: string): boolean {
  return VALUE.test(value);
}

/**
 * Takes an answer in: the later one holds, whichever arrives first. Effort is judged by when a question was first
 * answered, and no device can place that before the start or after its arrival.
 *
 * @param arrivedAt milliseconds of the server's clock
 */
export function receiveAnswer(state: DiagnosisState, sent: SentAnswer, arrivedAt: number): DiagnosisState {
  if (state.phase !== 'OPEN' || !isChoice(sent.value)) return state;
  const items = state.items.map((item) => {
    if (item.key !== sent.key) return item;
    const at = Math.max(state.startedAt, Math.min(sent.seq, arrivedAt));
    const answeredAt = item.answeredAt === null ? at : Math.min(item.answeredAt, at);
    const wins = answerWins(sent, item);
    return { ...item, answeredAt, ...(wins ? { value: sent.value, seq: sent.seq } : {}) };
  });
  const next = { ...state, items };
  return effortOf(next) === 'READ' ? next : { ...next, phase: 'PAUSED' };
}

/** How seriously the questions answered so far were read, by their lengths and the time each took. */
export function effortOf({ items, startedAt, itemCount }: DiagnosisState): Effort {
  return judgeEffort(timedAnswers(items), startedAt, itemCount);
}

/** Whether the questions are answered so fast, or so much alike, that the test will soon have to pause. */
export function isHurriedTest({ items, startedAt, itemCount }: DiagnosisState): boolean {
  return isHurried(timedAnswers(items), startedAt, itemCount);
}

function timedAnswers(items: DiagnosisState['items']): TimedAnswer[] {
  return items.flatMap(({ value, answeredAt, length }) =>
    answeredAt === null ? [] : [{ choice: Number(value), answeredAt, length }],
  );
}

/** Keys of the questions that still wait for an answer. */
export function unanswered({ items }: DiagnosisState): string[] {
  return items.filter(({ value }) => value === '').map(({ key }) => key);
}

/** Handing in. Every question needs an answer: a guess misleads, but a gap gives no information at all. */
export function handInDiagnosis(
  state: DiagnosisState,
): { ok: true; state: DiagnosisState } | { ok: false; reason: 'CLOSED' | 'INCOMPLETE' } {
  if (state.phase !== 'OPEN') return { ok: false, reason: 'CLOSED' };
  if (unanswered(state).length > 0) return { ok: false, reason: 'INCOMPLETE' };
  return { ok: true, state: { ...state, phase: 'DONE' } };
}
