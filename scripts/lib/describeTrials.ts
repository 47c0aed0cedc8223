import type { BookPack } from '../../contract/bookPack.ts';
import type { ContestPlan } from '../../contract/contestPlan.ts';
import { levelOfRaq } from '../../domain/book/readingLevels.ts';
import type { TrialAnswer } from '../../domain/book-pack/trials/checkTrials.ts';
import { type TrialItem, trialItems } from '../../domain/book-pack/trials/trialItems.ts';

/**
 * What one well-read adult answered without the books before there were trials, in per cent: 17 questions and 17 statements
 * a band, in which knowledge of the work counted as a guess (26 November 2026).
 */
const BEFORE: Readonly<Record<string, { quiz: number; ox: number }>> = {
  B1: { quiz: 74, ox: 65 },
  B2: { quiz: 91, ox: 65 },
  B3: { quiz: 91, ox: 56 },
  B4: { quiz: 82, ox: 59 },
  B5: { quiz: 91, ox: 65 },
  B6: { quiz: 56, ox: 65 },
};

interface Marks {
  right: number;
  all: number;
}

/** Rows of the table: band, tried books, then shares of right answers, the earlier ones in front. */
export function describeTrials(
  packs: readonly BookPack[],
  { bands }: Pick<ContestPlan, 'bands'>,
  answersOf: (bookNo: number) => readonly TrialAnswer[],
): (string | number)[][] {
  return bands.map(({ code, name, levels }) => {
    const tried = packs
      .filter(({ book }) => levels.includes(levelOfRaq(book.raq)))
      .map((pack) => ({ items: trialItems(pack), answers: answersOf(pack.book.bookNo) }))
      .filter(({ answers }) => answers.length > 0);
    const share = (book: TrialAnswer['book'], fits: (item: TrialItem) => boolean) =>
      percent(
        tried
          .flatMap(({ items, answers }) => items.filter(fits).map((item) => marksOf(item, answers, book)))
          .reduce((sum, marks) => ({ right: sum.right + marks.right, all: sum.all + marks.all }), { right: 0, all: 0 }),
      );
    const isQuiz = ({ form, vocabulary }: TrialItem) => (form === 'CHOICE' || form === 'EVIDENCE') && !vocabulary;
    const before = BEFORE[code];
    return [
      `${code} ${name}`,
      tried.length,
      before ? `${before.quiz} %` : '',
      share('CLOSED', isQuiz),
      share('CLOSED', ({ form }) => form === 'ORDER'),
      before ? `${before.ox} %` : '',
      share('CLOSED', ({ form }) => form === 'OX'),
      share('OPEN', () => true),
    ];
  });
}

/** Answers to the present wording of an item. */
function marksOf(
  { item, fingerprint, key }: TrialItem,
  answers: readonly TrialAnswer[],
  book: TrialAnswer['book'],
): Marks {
  const given = answers.filter((one) => one.item === item && one.fingerprint === fingerprint && one.book === book);
  return { right: given.filter(({ choice }) => choice === key).length, all: given.length };
}

function percent({ right, all }: Marks): string {
  return all === 0 ? '–' : `${Math.round((100 * right) / all)} %`;
}
