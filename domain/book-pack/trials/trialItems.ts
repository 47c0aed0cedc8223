import { createRandom } from '../../random/createRandom.ts';
import type { BookPackContent, QuizItem } from '../BookPackContent.ts';
import { keyedTexts } from '../keyedItems.ts';
import type { QuizForm } from '../quizForms.ts';
import { shownOrder } from '../shownOrder.ts';

/** 64-bit FNV-1a (public domain; isthe.com/chongo/tech/comp/fnv). */
const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const MASK = (1n << 64n) - 1n;

/** What trial readers answer: a quiz item, or a statement to judge. */
export interface TrialItem {
  /** `quiz/`, `ox/` or `form/` and the item's id. */
  readonly item: string;
  readonly form: 'CHOICE' | QuizForm | 'OX';
  readonly question: string;
  /** What is chosen among or arranged, each with the mark that names it in an answer; none for a statement. */
  readonly options: readonly { readonly mark: string; readonly text: string }[];
  /** `1` to `4`, `O` or `X`, or the marks of the events in their order, such as `CABD`. */
  readonly key: string;
  /** Asks for the meaning of a word, which a reader may know without the book. */
  readonly vocabulary: boolean;
  /** Changes with every word a reader sees of the item, and with its form. */
  readonly fingerprint: string;
}

/** The items of a pack that readers try, quiz first. */
export function trialItems({ quiz, ox }: Pick<BookPackContent, 'quiz' | 'ox'>): TrialItem[] {
  const questions = quiz.items.map((item) => ({
    item: `quiz/${item.id}`,
    question: item.question,
    vocabulary: item.category === 'WORD',
    ...answerable(item),
  }));
  const statements = ox.items.map(({ id, statement, answer }) => ({
    item: `ox/${id}`,
    form: 'OX' as const,
    question: statement,
    options: [],
    key: answer,
    vocabulary: false,
    fingerprint: fingerprintOf([statement]),
  }));
  return [...questions, ...statements];
}

/** True for an answer that a reader can give to an item. */
export function fitsTrial({ form, options }: TrialItem, choice: string): boolean {
  if (form === 'OX') return choice === 'O' || choice === 'X';
  if (form !== 'ORDER') return options.some(({ mark }) => mark === choice);
  return [...choice].sort().join('') === options.map(({ mark }) => mark).join('');
}

function answerable(item: QuizItem): Pick<TrialItem, 'form' | 'options' | 'key' | 'fingerprint'> {
  if (item.form === 'ORDER') {
    const fingerprint = fingerprintOf([item.form, item.question, ...item.events]);
    const shown = shownOrder(item.events.length, createRandom(Number(BigInt(`0x${fingerprint}`) & 0xffffffffn)));
    const options = shown.map((at, place) => ({ mark: letter(place), text: item.events[at] ?? '' }));
    const key = item.events.map((_, at) => letter(shown.indexOf(at))).join('');
    return { form: 'ORDER', options, key, fingerprint };
  }
  const texts = keyedTexts(item);
  return {
    form: item.form ?? 'CHOICE',
    options: texts.map((text, index) => ({ mark: String(index + 1), text })),
    key: String(item.answer),
    fingerprint: fingerprintOf([...(item.form === undefined ? [] : [item.form]), item.question, ...texts]),
  };
}

/** A to D by place. */
const letter = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place);

/** 16 hexadecimal digits for a list of texts. */
export function fingerprintOf(texts: readonly string[]): string {
  const text = texts.join('\n');
  let hash = OFFSET_BASIS;
  for (let at = 0; at < text.length; at += 1) hash = ((hash ^ BigInt(text.charCodeAt(at))) * PRIME) & MASK;
  return hash.toString(16).padStart(16, '0');
}
