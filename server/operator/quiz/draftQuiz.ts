import { bookPackOx, bookPackQuiz } from '../../../contract/bookPack.ts';
import { koreanIssue } from '../../../contract/koreanIssue.ts';
import type { OxItem, QuizItem } from '../../../domain/book-pack/BookPackContent.ts';
import { packPlaceholders } from '../../../domain/book-pack/packPlaceholders.ts';
import {
  type ComprehensionCategory,
  comprehensionCategories,
  comprehensionCategoryNames,
} from '../../../domain/diagnosis/comprehensionCategories.ts';
import type { ForeignQuestion } from '../../../domain/interchange/ForeignQuestion.ts';
import { readPlaceTag } from '../../../domain/interchange/placeTag.ts';
import { nameField } from './nameField.ts';

/** What became of one question of the file. */
export interface DraftRow {
  place: string;
  text: string;
  outcome: 'QUIZ' | 'OX' | 'REFUSED';
  /** Id in the draft; null when refused. */
  id: string | null;
  /** Why it was refused; Korean, one for each thing wrong. */
  reasons: string[];
  /** What an editor has to look at. */
  notes: string[];
}

export interface QuizDraft {
  quiz: QuizItem[];
  ox: OxItem[];
  report: DraftRow[];
}

const ITEM_ID = /^[a-z][a-z0-9-]{0,30}$/;
const OPTIONS = 4;

const quizItem = bookPackQuiz.shape.items.element;
const oxItem = bookPackOx.shape.items.element;

/**
 * Turns foreign questions into items of `quiz.json` and `ox.json`. What the contract does not allow is refused with its
 * reason; what a file cannot say (explanation, place, kind of question) gets a place that an editor fills.
 *
 * @param hasText items of a book with text name their page, others their scene
 */
export function draftQuiz(questions: readonly ForeignQuestion[], hasText: boolean): QuizDraft {
  const draft: QuizDraft = { quiz: [], ox: [], report: [] };
  const ids = new Set<string>();
  for (const question of questions) {
    const row: DraftRow = {
      place: question.place,
      text: question.text,
      outcome: 'REFUSED',
      id: null,
      reasons: [],
      notes: [...question.notes],
    };
    draft.report.push(row);
    const made = makeItem(question, hasText, row.notes);
    if (made.reasons !== undefined) {
      row.reasons.push(...made.reasons);
      continue;
    }
    const id = freeId(question.id, made.kind === 'QUIZ' ? 'q' : 'o', ids);
    const parsed = (made.kind === 'QUIZ' ? quizItem : oxItem).safeParse({ id, ...made.item }, { error: koreanIssue });
    if (!parsed.success) {
      row.reasons.push(...parsed.error.issues.map(({ path, message }) => `${nameField(path, made.item)}: ${message}`));
      continue;
    }
    ids.add(id);
    Object.assign(row, { outcome: made.kind, id });
    if (made.kind === 'QUIZ') draft.quiz.push(parsed.data as QuizItem);
    else draft.ox.push(parsed.data as OxItem);
  }
  return draft;
}

type Made =
  | { reasons: string[]; kind?: undefined; item?: undefined }
  | { reasons?: undefined; kind: 'QUIZ' | 'OX'; item: Record<string, unknown> };

function makeItem({ answer, text, explanation, tags }: ForeignQuestion, hasText: boolean, notes: string[]): Made {
  if (answer.kind === 'REFUSED') return { reasons: [...answer.reasons] };
  const category = findCategory(tags);
  const shared = () => ({ explanation: explain(explanation, answer.kind, notes), ...findPlace(tags, hasText, notes) });
  if (answer.kind === 'TRUE_FALSE') {
    return { kind: 'OX', item: { statement: text, answer: answer.right ? 'O' : 'X', ...shared() } };
  }
  const { options } = answer;
  const rights = options.filter(({ right }) => right).length;
  const reasons: string[] = [];
  if (options.length !== OPTIONS) reasons.push(`보기가 ${options.length}개예요. ${OPTIONS}개여야 해요`);
  if (rights !== 1) reasons.push(rights === 0 ? '정답이 없어요' : `정답이 ${rights}개예요. 하나여야 해요`);
  if (new Set(options.map((option) => option.text)).size < options.length) reasons.push('같은 보기가 두 번 나와요');
  if (reasons.length > 0) return { reasons };
  if (category === null) notes.push('이해 영역을 몰라서 ‘사실적 이해’로 두었어요');
  return {
    kind: 'QUIZ',
    item: {
      category: category ?? 'FACTUAL',
      question: text,
      options: options.map((option) => ({ text: option.text })),
      answer: options.findIndex(({ right }) => right) + 1,
      ...shared(),
    },
  };
}

function findCategory(tags: readonly string[]): ComprehensionCategory | null {
  return (
    comprehensionCategories.find((code) =>
      tags.some((tag) => [code, comprehensionCategoryNames[code]].includes(tag)),
    ) ?? null
  );
}

function findPlace(tags: readonly string[], hasText: boolean, notes: string[]) {
  const place = tags.map(readPlaceTag).find((found) => found !== null && (found.scene === undefined) === hasText);
  if (place) return place;
  notes.push(hasText ? '근거가 있는 쪽을 몰라서 1쪽으로 두었어요' : '근거가 되는 장면을 적을 자리를 만들었어요');
  return hasText ? { pageNo: 1 } : { scene: packPlaceholders.scene };
}

function explain(text: string, kind: 'CHOICE' | 'TRUE_FALSE', notes: string[]): string {
  const shape = (kind === 'CHOICE' ? quizItem : oxItem).shape.explanation;
  if (shape.safeParse(text).success) return text;
  notes.push(text === '' ? '해설을 적을 자리를 만들었어요' : `해설의 길이가 맞지 않아서 옮기지 않았어요: ${text}`);
  return packPlaceholders.quizExplanation;
}

function freeId(wanted: string | null, letter: string, taken: ReadonlySet<string>): string {
  if (wanted !== null && ITEM_ID.test(wanted) && !taken.has(wanted)) return wanted;
  for (let no = 1; ; no += 1) if (!taken.has(`${letter}${no}`)) return `${letter}${no}`;
}
