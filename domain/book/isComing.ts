/** Author of the books that we write ourselves. */
export const OWN_AUTHOR = '책바다 편집부';

/** True for a book of our own whose text is still being written: it cannot be read anywhere yet. */
export function isComing({ authorName, hasText }: { authorName: string; hasText: boolean }): boolean {
  return !hasText && authorName === OWN_AUTHOR;
}
