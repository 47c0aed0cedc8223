import { pictureLook } from '../book-picture/pictureLook.ts';
import { withJosa } from '../text/withJosa.ts';
import type { BookPackContent } from './BookPackContent.ts';
import { blindGuessers, blindScore } from './blindGuessers.ts';
import { type KeyedItem, keyedItems } from './keyedItems.ts';
import { longestKeyCount } from './longestKeyCount.ts';
import type { PackProblem } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { bareText, bigrams, sharedShare } from './textMeasures.ts';

/**
 * Rules that only show over many books together: key positions, blind guessing, questions and clues
 * that occur twice. A problem's `file` starts with the book's number, or is `books` for the bank as a whole.
 */
export function checkBookBank(packs: readonly BookPackContent[]): PackProblem[] {
  const items = keyedItems(packs.flatMap((pack) => pack.quiz.items));
  return [
    ...checkKeyPositions(items),
    ...checkGuessing(items),
    ...checkTwins(packs),
    ...checkClues(packs),
    ...checkNumbers(packs),
    ...checkAlikePictures(packs),
  ];
}

function bankError(reason: string): PackProblem {
  return { file: 'books', field: 'quiz', level: 'error', reason };
}

function checkKeyPositions(items: readonly KeyedItem[]): PackProblem[] {
  const { min, max, fromItems } = PACK_TUNING.keyPositionShareOfBank;
  if (items.length < fromItems) return [];
  const counts = [1, 2, 3, 4].map((position) => items.filter((item) => item.answer === position).length);
  const expected = items.length / 4;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const problems = counts.flatMap((count, index) => {
    const share = count / items.length;
    return share < min || share > max
      ? [bankError(`${index + 1}번이 정답인 문제가 ${Math.round(share * 100)}%예요`)]
      : [];
  });
  if (chiSquare > PACK_TUNING.chiSquareThreeDf)
    problems.push(bankError(`정답 번호가 고르지 않아요 (χ² ${chiSquare.toFixed(1)})`));
  return problems;
}

function checkGuessing(items: readonly KeyedItem[]): PackProblem[] {
  if (items.length < PACK_TUNING.blindGuessFromItems) return [];
  const problems = Object.entries(blindGuessers).flatMap(([name, guess]) => {
    const score = blindScore(items, guess);
    return score >= PACK_TUNING.blindGuessShare
      ? [bankError(`읽지 않고 "${name}"만 골라도 ${Math.round(score * 100)}%를 맞혀요`)]
      : [];
  });
  const longest = longestKeyCount(items) / items.length;
  if (longest > PACK_TUNING.longestKeyShare)
    problems.push(bankError(`가장 긴 보기가 정답인 문제가 ${Math.round(longest * 100)}%예요`));
  return problems;
}

function checkTwins(packs: readonly BookPackContent[]): PackProblem[] {
  const stems = packs.flatMap((pack) =>
    pack.quiz.items.map(({ question }, index) => ({ bookNo: pack.book.bookNo, index, pairs: bigrams(question) })),
  );
  return stems.flatMap((stem, at) => {
    const twin = stems
      .slice(0, at)
      .find((other) => other.bookNo !== stem.bookNo && sharedShare(other.pairs, stem.pairs) > PACK_TUNING.stemLikeness);
    if (twin === undefined) return [];
    const reason = `${twin.bookNo}의 items[${twin.index}]와 거의 같은 질문이에요`;
    return [
      { file: `${stem.bookNo}/quiz.json`, field: `items[${stem.index}].question`, level: 'error' as const, reason },
    ];
  });
}

/** One clue must lead to one answer, in whichever book it stands. */
function checkClues(packs: readonly BookPackContent[]): PackProblem[] {
  const answers = new Map<string, { word: string; bookNo: number }>();
  const problems: PackProblem[] = [];
  for (const { book, puzzle } of packs) {
    for (const [index, { word, clue }] of puzzle.words.entries()) {
      const known = answers.get(bareText(clue));
      if (known !== undefined && known.word !== word) {
        const reason = `${known.bookNo}에서는 같은 풀이의 답이 "${known.word}"예요`;
        problems.push({ file: `${book.bookNo}/puzzle.json`, field: `words[${index}].clue`, level: 'error', reason });
      }
      answers.set(bareText(clue), { word, bookNo: book.bookNo });
    }
  }
  return problems;
}

function checkNumbers(packs: readonly BookPackContent[]): PackProblem[] {
  const numbers = packs.map((pack) => pack.book.bookNo);
  return numbers.flatMap((bookNo, index) =>
    numbers.indexOf(bookNo) === index
      ? []
      : [
          {
            file: `${bookNo}/book.json`,
            field: 'bookNo',
            level: 'error' as const,
            reason: `책 번호 ${withJosa(String(bookNo), '이/가')} 두 번 나와요`,
          },
        ],
  );
}

/** No picture stands twice in the library. */
function checkAlikePictures(packs: readonly BookPackContent[]): PackProblem[] {
  const seen = new Map<string, string>();
  return packs.flatMap(({ book, pictures }) =>
    (pictures?.pictures ?? []).flatMap((picture, index) => {
      const look = pictureLook(picture);
      const here = `${book.bookNo} ${picture.pageNo}쪽`;
      const before = seen.get(look);
      seen.set(look, before ?? here);
      if (before === undefined) return [];
      const reason = `${before}의 그림과 같아요. 장소, 시간, 사람의 몸짓 가운데 하나를 바꿔 주세요`;
      return [{ file: `${book.bookNo}/pictures.json`, field: `pictures[${index}]`, level: 'error' as const, reason }];
    }),
  );
}
