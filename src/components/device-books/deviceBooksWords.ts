import { withJosa } from '#domain/text/withJosa.ts';
import { countBooks } from '../../lib/countBooks.ts';

/** The books that a line has room for. */
const NAMED = 2;

/** 이 기기에서 『토끼전』, 『안중근』과 다른 책 세 권을 읽을 수 있어요; null without any. */
export function deviceBooksWords(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const named = names
    .slice(0, NAMED)
    .map((name) => `『${name}』`)
    .join(', ');
  const others = names.length - NAMED;
  const books = others > 0 ? `${withJosa(named, '와/과')} 다른 책 ${countBooks(others)}` : named;
  return `이 기기에서 ${withJosa(books, '을/를')} 읽을 수 있어요`;
}
