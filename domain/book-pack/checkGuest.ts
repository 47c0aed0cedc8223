import type { GuestTexts } from './GuestTexts.ts';
import { revealsAnswer } from './revealsAnswer.ts';
import { unkindIn } from './unkindWords.ts';
import type { BookFacts, BookPackContent } from './BookPackContent.ts';
import { keyedItems, keyedTexts } from './keyedItems.ts';
import { createProblemSink, type PackProblem } from './PackProblem.ts';

/** Lines of the pet that may wait for the puzzle. */
const WAITING_LINES = 2;
/** What is to be shown from the first visit on: no word of the puzzle in it. */
const FIRST = /^(?:greeting|question)/u;

/**
 * guest.json: kind words, and nothing that answers an item. A line with a word of the puzzle waits until it is handed
 * in, so only a few may hold one. A catalogue entry has no items.
 */
export function checkGuest({
  book,
  guest,
  ...missions
}: { book: BookFacts; guest?: GuestTexts | undefined } & Partial<
  Pick<BookPackContent, 'puzzle' | 'matching' | 'quiz'>
>): PackProblem[] {
  const sink = createProblemSink('guest.json');
  if (guest === undefined) return [];
  const known = `${book.bookName} ${book.summary}`;
  const pairs = missions.matching?.pairs.map(({ right }) => right) ?? [];
  const options = keyedItems(missions.quiz?.items ?? []).map((item) => keyedTexts(item)[item.answer - 1] ?? '');
  const words = new Set(missions.puzzle?.words.map(({ word }) => word) ?? []);
  let waiting = 0;
  for (const { field, text } of guestTexts(guest)) {
    for (const word of unkindIn(text)) sink.error(field, `쓰지 않는 말이 있어요: ${word}`);
    const given = [...pairs, ...options].find((answer) => revealsAnswer(text, new Set([answer]), known));
    if (given !== undefined) sink.error(field, `문항의 답이 들어 있어요: ${given}`);
    if (!revealsAnswer(text, words, known)) continue;
    if (FIRST.test(field)) sink.error(field, '낱말 퍼즐의 낱말이 들어 있어요');
    if (field.startsWith('answers')) sink.warning(field, '퍼즐을 풀기 전에는 다른 물음이 대신 나와요');
    if (field.startsWith('lines')) waiting += 1;
  }
  if (waiting > WAITING_LINES) {
    sink.error('lines', `낱말 퍼즐의 낱말이 든 말이 ${waiting}개예요. ${WAITING_LINES}개까지 쓸 수 있어요`);
  }
  return sink.problems;
}

function guestTexts(guest: GuestTexts): { field: string; text: string }[] {
  const { name, greeting, petReply, question, farewell, treatClue, memento } = guest;
  const single = { name, greeting, petReply, question, farewell, treatClue };
  const many = { answers: guest.answers, answerEchoes: guest.answerEchoes, lines: guest.lines };
  return [
    ...Object.entries(single).map(([field, text]) => ({ field, text })),
    { field: 'memento.name', text: memento.name },
    { field: 'memento.line', text: memento.line },
    ...Object.entries(many).flatMap(([field, texts]) => texts.map((text, at) => ({ field: `${field}[${at}]`, text }))),
  ];
}
