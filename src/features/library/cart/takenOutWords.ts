import { withJosa } from '#domain/text/withJosa.ts';
import { countBooks } from '#src/lib/countBooks.ts';

/** What was taken out of the basket, shown after it. */
export function takenOutWords(bookNames: readonly string[]): string {
  const [first = '', ...others] = bookNames;
  if (others.length > 0) return `${countBooks(bookNames.length)}을 바구니에서 뺐어요`;
  return `${withJosa(`『${first}』`, '을/를')} 바구니에서 뺐어요`;
}
