import { bookPackOx } from '#contract/bookPack.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { quizItem } from '#contract/quizItem.ts';
import type { OxItem, QuizItem } from '#domain/book-pack/BookPackContent.ts';
import type { ForeignQuestion, QuestionFile } from '#domain/interchange/ForeignQuestion.ts';
import { draftItem } from './draftItem.ts';
import { OPTIONS, type ReviewQuestion } from './reviewTable.ts';

const NAMES: Readonly<Record<string, string>> = {
  question: '질문',
  statement: '문장',
  explanation: '해설',
  scene: '장면',
  pageNo: '쪽',
};

/** What one text of a list is called. */
const PARTS: Readonly<Record<string, string>> = { options: '보기', sentences: '문장', events: '일' };

const schemas = { QUIZ: quizItem, OX: bookPackOx.shape.items.element };

const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** What became of one question of the file. */
export interface DraftRow {
  place: string;
  text: string;
  /** `REVIEW`: to be completed by an editor; `SAME`: there already. */
  outcome: 'QUIZ' | 'OX' | 'REVIEW' | 'SAME' | 'REFUSED';
  /** Id in the draft; null when there is none. */
  id: string | null;
  /** Why it was not taken; Korean, one for each thing wrong. */
  reasons: string[];
  /** What an editor has to look at. */
  notes: string[];
}

export interface QuizDraft {
  quiz: QuizItem[];
  ox: OxItem[];
  /** Questions with too few or too many options. */
  review: ReviewQuestion[];
  report: DraftRow[];
}

const ITEM_ID = /^[a-z][a-z0-9-]{0,30}$/;

/**
 * Turns foreign questions into items of `quiz.json` and `ox.json`. What the contract does not allow is refused with its
 * reason; what a file does not contain (explanation, place, kind of question) gets a place that an editor fills. A
 * question of three or five options only needs an editor, and a question that is there twice is taken once.
 *
 * @param hasText items of a book with text name their page, others their scene
 */
export function draftQuiz({ questions, refused }: QuestionFile, hasText: boolean): QuizDraft {
  const draft: QuizDraft = { quiz: [], ox: [], review: [], report: [] };
  const rows: { index: number; row: DraftRow }[] = refused.map(({ index, where, text, reason }) => ({
    index,
    row: { place: where, text, outcome: 'REFUSED', id: null, reasons: [reason], notes: [] },
  }));
  const ids = new Set<string>();
  const known = new Map<string, string>();
  for (const question of questions) {
    const { index, place, text, notes } = question;
    const row: DraftRow = { place, text, outcome: 'REFUSED', id: null, reasons: [], notes: [...notes] };
    rows.push({ index, row });
    const first = known.get(sameness(question));
    if (first === undefined) {
      known.set(sameness(question), place);
      addQuestion(draft, question, row, ids, hasText);
    } else {
      row.outcome = 'SAME';
      row.notes = [`${first}에 같은 문제가 있어서 한 번만 옮겼어요`];
    }
  }
  draft.report = rows.sort((a, b) => a.index - b.index).map(({ row }) => row);
  return draft;
}

function addQuestion(
  draft: QuizDraft,
  question: ForeignQuestion,
  row: DraftRow,
  ids: Set<string>,
  hasText: boolean,
): void {
  const made = draftItem(question, hasText, row.notes);
  if (made.reasons.length > 0) {
    row.reasons.push(...made.reasons);
    return;
  }
  const id = freeId(question.id, made.kind === 'QUIZ' ? 'q' : 'o', ids);
  const options = question.answer.kind === 'CHOICE' ? question.answer.options : [];
  const isOtherCount = question.answer.kind === 'CHOICE' && options.length !== OPTIONS;
  const checked = checkItem(made.kind, { id, ...made.item }, isOtherCount);
  row.reasons.push(...checked.reasons);
  if (row.reasons.length > 0) return;
  ids.add(id);
  row.id = id;
  if (isOtherCount) {
    row.outcome = 'REVIEW';
    row.reasons.push(`보기가 ${options.length}개예요. ${OPTIONS}개여야 해요`);
    draft.review.push({ id, question, category: made.category });
  } else if (made.kind === 'QUIZ') {
    row.outcome = 'QUIZ';
    draft.quiz.push(checked.item as QuizItem);
  } else {
    row.outcome = 'OX';
    draft.ox.push(checked.item as OxItem);
  }
}

/** Two questions of the same words and the same answers are one, in whatever order the options stand. */
function sameness({ text, answer }: ForeignQuestion): string {
  const answers =
    answer.kind === 'CHOICE'
      ? answer.options.map((option) => JSON.stringify(option)).sort()
      : answer.kind === 'ORDER'
        ? answer.events
        : answer.right;
  return JSON.stringify([text.replace(/\s/gu, ''), answers]);
}

function freeId(wanted: string | null, letter: string, taken: ReadonlySet<string>): string {
  if (wanted !== null && ITEM_ID.test(wanted) && !taken.has(wanted)) return wanted;
  for (let no = 1; ; no += 1) if (!taken.has(`${letter}${no}`)) return `${letter}${no}`;
}

/**
 * Holds an item against the contract.
 *
 * @param anyOptionCount true for a question whose options an editor has still to complete
 * @returns the item as the contract takes it, with the Korean reasons why it is none
 */
function checkItem(
  kind: 'QUIZ' | 'OX',
  item: Record<string, unknown>,
  anyOptionCount: boolean,
): { item: unknown; reasons: string[] } {
  const parsed = schemas[kind].safeParse(item, { error: koreanIssue });
  const control = CONTROL.test(Object.values(item).flatMap(textsOf).join(''))
    ? ['보이지 않는 제어 문자가 들어 있어요']
    : [];
  if (parsed.success) return { item: parsed.data, reasons: control };
  const issues = parsed.error.issues.filter(({ path: [field, index] }) => {
    return !anyOptionCount || !(field === 'answer' || (field === 'options' && index === undefined));
  });
  const reasons = issues.map(({ path, message }) => `${nameField(path, item)}: ${message}`);
  return { item: null, reasons: [...control, ...reasons] };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A field of an item as an editor calls it, with the length of a text that is there. */
function nameField(path: readonly PropertyKey[], item: Record<string, unknown>): string {
  const [field = '', index] = path;
  let value: unknown = item;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
  const one = PARTS[String(field)];
  const name = one === undefined ? (NAMES[String(field)] ?? String(field)) : `${Number(index) + 1}번 ${one}`;
  return typeof value === 'string' ? `${name}(${[...value].length}자)` : name;
}
