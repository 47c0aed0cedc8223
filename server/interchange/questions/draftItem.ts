import { bookPackOx } from '#contract/bookPack.ts';
import { choiceItem } from '#contract/quizItem.ts';
import {
  type ComprehensionCategory,
  comprehensionCategories,
  comprehensionCategoryNames,
} from '#domain/book/comprehensionCategories.ts';
import { packPlaceholders } from '#domain/book-pack/packPlaceholders.ts';
import type { ForeignQuestion } from '#domain/interchange/ForeignQuestion.ts';
import { readPlaceTag } from '#domain/interchange/placeTag.ts';
import { OPTIONS } from './reviewTable.ts';

export interface DraftItem {
  kind: 'QUIZ' | 'OX';
  /** Without its id, and not yet held against the contract. */
  item: Record<string, unknown>;
  category: ComprehensionCategory | null;
  /** Why it can be no item, whatever the contract allows. */
  reasons: string[];
}

const explanations = {
  CHOICE: choiceItem.shape.explanation,
  TRUE_FALSE: bookPackOx.shape.items.element.shape.explanation,
};

/** @param notes gets what an editor has to look at */
export function draftItem(
  { answer, text, explanation, tags }: ForeignQuestion,
  hasText: boolean,
  notes: string[],
): DraftItem {
  if (answer.kind === 'TRUE_FALSE') {
    const shared = { explanation: explain(explanation, answer.kind, notes), ...findPlace(tags, hasText, notes) };
    const item = { statement: text, answer: answer.right ? 'O' : 'X', ...shared };
    return { kind: 'OX', item, category: null, reasons: [] };
  }
  const category = findCategory(tags);
  if (category === null) notes.push('이해 영역을 몰라서 ‘사실적 이해’로 두었어요');
  const asked = {
    category: category ?? ('FACTUAL' as const),
    question: text,
    explanation: explain(explanation, 'CHOICE', notes),
    ...findPlace(tags, hasText, notes),
  };
  if (answer.kind === 'ORDER') {
    const { events } = answer;
    const reasons = events.length === OPTIONS ? [] : [`차례를 맞출 일이 ${events.length}개예요. ${OPTIONS}개여야 해요`];
    return { kind: 'QUIZ', item: { form: 'ORDER', ...asked, events }, category, reasons };
  }
  const { options } = answer;
  const rights = options.filter(({ right }) => right).length;
  const reasons: string[] = [];
  if (rights !== 1) reasons.push(rights === 0 ? '정답이 없어요' : `정답이 ${rights}개예요. 하나여야 해요`);
  if (new Set(options.map((option) => option.text)).size < options.length) reasons.push('같은 보기가 두 번 나와요');
  if (options.length < 2) reasons.push(`보기가 ${options.length}개예요. 4개여야 해요`);
  const key = options.findIndex(({ right }) => right) + 1;
  const isEvidence = hasText && tags.includes('EVIDENCE') && options.length === OPTIONS;
  const item = isEvidence
    ? { form: 'EVIDENCE', ...asked, sentences: options.map((option) => option.text), answer: key }
    : { ...asked, options: options.map((option) => ({ text: option.text })), answer: key };
  return { kind: 'QUIZ', item, category, reasons };
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
  if (explanations[kind].safeParse(text).success) return text;
  notes.push(text === '' ? '해설을 적을 자리를 만들었어요' : `해설의 길이가 맞지 않아서 옮기지 않았어요: ${text}`);
  return packPlaceholders.quizExplanation;
}
