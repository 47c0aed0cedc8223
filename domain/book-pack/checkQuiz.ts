import type { BookPackContent, QuizItem } from './BookPackContent.ts';
import { checkChoice } from './checkChoice.ts';
import { checkEvidence } from './checkEvidence.ts';
import { checkForms } from './checkForms.ts';
import { checkOrder } from './checkOrder.ts';
import { checkReferences } from './checkReferences.ts';
import { keyedItems, keyedTexts, textsToAnswer } from './keyedItems.ts';
import { longestKeyCount } from './longestKeyCount.ts';
import { longestRun } from './longestRun.ts';
import { ownImprints } from './ownImprints.ts';
import { createProblemSink, type PackProblem, type ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { shareFromBook } from './shareFromBook.ts';
import { bareText, likeness, textLength } from './textMeasures.ts';

const QUESTION_END = /(\?|세요\.)$/u;
const NEGATIVE_STEM = /않은|아닌|않는|없는 것|틀린/u;

/** `quiz.json`: ten questions of several forms and kinds whose keys follow no pattern. */
export function checkQuiz({ book, pages, quiz }: Pick<BookPackContent, 'book' | 'pages' | 'quiz'>): PackProblem[] {
  const sink = createProblemSink('quiz.json');
  const { items } = quiz;
  checkReferences(sink, 'items', items, pages);
  const bookText = pages && bareText(pages.pages.flatMap((page) => page.paragraphs).join(' '));
  for (const [index, item] of items.entries()) {
    const at = `items[${index}]`;
    if (!QUESTION_END.test(item.question))
      sink.error(`${at}.question`, '물음표나 "고르세요."로 끝나는 질문이어야 해요');
    if (item.form === 'EVIDENCE') checkEvidence(sink, at, item, pages);
    else if (item.form === 'ORDER') checkOrder(sink, at, item, bookText);
    else checkChoice(sink, at, item, bookText);
  }
  if (bookText !== undefined && ownImprints.includes(book.publisherName)) checkNeedsBook(sink, items, bookText);
  if (book.raq < PACK_TUNING.picturesBelowRaq && ownImprints.includes(book.publisherName)) checkPictured(sink, items);
  checkForms(sink, items);
  checkKeys(sink, items);
  checkBlueprint(sink, items);
  checkStems(sink, items);
  return sink.problems;
}

/** Every option of a book of ours comes from the book, and creativity is asked for in think.json alone. */
function checkNeedsBook(sink: ProblemSink, items: readonly QuizItem[], bookText: string): void {
  for (const [index, item] of items.entries()) {
    if (item.category === 'CREATIVE')
      sink.error(`items[${index}].category`, '창의는 답이 하나인 문제로 묻지 않아요. 생각해 보기에서 물어 주세요');
    // The meaning of a word is written in words that the book need not have.
    if (item.category === 'WORD' || item.form !== undefined) continue;
    for (const [at, { text }] of item.options.entries()) {
      const share = shareFromBook(text, bookText);
      if (share < PACK_TUNING.optionFromBookShare) {
        const reason = `이 책에 나오는 말이 ${Math.round(share * 100)}%뿐이에요. 책 속의 일로 보기를 만들어 주세요`;
        sink.error(`items[${index}].options[${at}].text`, reason);
      }
    }
  }
}

/** Whoever does not read yet points at pictures. */
function checkPictured(sink: ProblemSink, items: readonly QuizItem[]): void {
  const pictured = items.filter((item) => item.form === undefined && item.options.some(({ image }) => image)).length;
  if (pictured < PACK_TUNING.youngestReaderPictures)
    sink.error(
      'items',
      `보기가 그림인 문제가 ${pictured}개예요. 0A와 0B에서는 ${PACK_TUNING.youngestReaderPictures}개 이상이어야 해요`,
    );
}

function checkKeys(sink: ProblemSink, all: readonly QuizItem[]): void {
  const items = keyedItems(all);
  const keys = items.map((item) => item.answer);
  const most = Math.round(items.length * PACK_TUNING.keyPositionShareOfSet);
  for (const position of [1, 2, 3, 4]) {
    const count = keys.filter((key) => key === position).length;
    if (count === 0) sink.error('items', `${position}번이 정답인 문제가 없어요`);
    if (count > most) sink.error('items', `${position}번이 정답인 문제가 ${count}개예요. ${most}개까지만 돼요`);
  }
  const run = longestRun(keys);
  if (run > PACK_TUNING.answerRun)
    sink.error('items', `같은 번호가 ${run}번 이어져요. ${PACK_TUNING.answerRun}번까지만 돼요`);
  const longest = longestKeyCount(items);
  if (longest > items.length * PACK_TUNING.longestKeyShareOfSet) {
    sink.error('items', `가장 긴 보기가 정답인 문제가 ${longest}개예요. 길이로 맞힐 수 있어요`);
  }
}

function checkBlueprint(sink: ProblemSink, items: readonly QuizItem[]): void {
  const kinds = new Set(items.map((item) => item.category));
  if (kinds.size < PACK_TUNING.minCategories)
    sink.error('items', `이해 영역이 ${kinds.size}가지예요. ${PACK_TUNING.minCategories}가지 이상이어야 해요`);
  const factual = items.filter((item) => item.category === 'FACTUAL').length / items.length;
  if (factual > PACK_TUNING.factualShare) sink.error('items', `사실을 묻는 문제가 ${Math.round(factual * 100)}%예요`);
  const negative = items.filter((item) => NEGATIVE_STEM.test(item.question)).length / items.length;
  if (negative > PACK_TUNING.negativeStemShare)
    sink.error('items', `"않은/아닌"을 묻는 문제가 ${Math.round(negative * 100)}%예요`);
}

/** No two stems ask the same thing, and no stem, sentence or event gives away the answer of another item. */
function checkStems(sink: ProblemSink, items: readonly QuizItem[]): void {
  for (const [index, item] of items.entries()) {
    const field = `items[${index}].question`;
    for (const [other, asked] of items.entries()) {
      if (other === index) continue;
      if (other < index && likeness(asked.question, item.question) > PACK_TUNING.stemLikeness) {
        sink.error(field, `items[${other}]와 거의 같은 질문이에요`);
      }
      const key = asked.form === 'ORDER' ? '' : bareText(keyedTexts(asked)[asked.answer - 1] ?? '');
      if (textLength(key) < 3) continue;
      if (bareText(item.question).includes(key)) sink.warning(field, `items[${other}]의 정답이 질문에 나와요`);
      const others = item.form === undefined ? [] : textsToAnswer(item);
      if (others.some((text) => bareText(text).includes(key)))
        sink.warning(`items[${index}]`, `items[${other}]의 정답이 이 문제에 나와요`);
    }
  }
}
