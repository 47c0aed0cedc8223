import type { ComprehensionCategory } from '#domain/book/comprehensionCategories.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import type { ForeignQuestion } from '#domain/interchange/ForeignQuestion.ts';
import { readPlaceTag } from '#domain/interchange/placeTag.ts';

/** Options of a question of the quiz. */
export const OPTIONS = 4;

/** A question that needs an editor: its options are too few or too many. */
export interface ReviewQuestion {
  /** Free in the draft, so that both can be put together. */
  id: string;
  question: ForeignQuestion;
  category: ComprehensionCategory | null;
}

const COUNTS = ['', '하나', '둘', '셋', '넷', '다섯'];

/** A spreadsheet that `readQuestionTable` reads once its options are four: headings first. */
export function reviewTable(review: readonly ReviewQuestion[]): string[][] {
  const most = Math.max(OPTIONS, ...review.map(({ question }) => optionsOf(question).length));
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  return [
    ['id', '문제', ...numbers.map((no) => `보기${no}`), '정답', '해설', '이해 영역', '쪽', '장면', '비고'],
    ...review.map(({ id, question, category }) => {
      const options = optionsOf(question);
      const place = question.tags.map(readPlaceTag).find((found) => found !== null);
      return [
        id,
        question.text,
        ...numbers.map((no) => options[no - 1]?.text ?? ''),
        // With a word behind it: an option may be a number too.
        `${options.findIndex(({ right }) => right) + 1}번`,
        question.explanation,
        category === null ? '' : comprehensionCategoryNames[category],
        String(place?.pageNo ?? ''),
        place?.scene ?? '',
        remark(options.length),
      ];
    }),
  ];
}

const optionsOf = ({ answer }: ForeignQuestion) => (answer.kind === 'CHOICE' ? answer.options : []);

function remark(count: number): string {
  const difference = Math.abs(OPTIONS - count);
  const words = COUNTS[difference] ?? `${difference}개`;
  return count < OPTIONS ? `보기 ${words}를 더 적어 주세요` : `정답이 아닌 보기 ${words}를 지워 주세요`;
}
