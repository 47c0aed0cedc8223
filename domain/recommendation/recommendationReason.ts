import { bookCategoryNames } from '../book/bookCategories.ts';
import { withJosa } from '../text/withJosa.ts';
import type { Reason } from './recommendBooks.ts';

/** One friendly sentence part: why this book. */
export function recommendationReason(reason: Reason): string {
  switch (reason.kind) {
    case 'LIKED':
      return `${withJosa(`『${reason.bookName}』`, '을/를')} 재미있게 읽어서`;
    case 'AUTHOR':
      return `『${reason.bookName}』의 ${withJosa(reason.authorName, '이/가')} 쓴 책이라서`;
    case 'DISCOVERY':
      return `아직 만나지 않은 ${bookCategoryNames[reason.category]} 책이라서`;
    case 'LEVEL':
      return '지금 읽기 수준에 잘 맞아서';
  }
}
