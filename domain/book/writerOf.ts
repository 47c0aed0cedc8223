/** Who wrote a book, without the older work, the age or the kind that may stand behind the name: 「일연 『삼국유사』」. */
export function writerOf(authorName: string): string {
  return authorName.replace(/(?<=\S)\s*(\([^()]*\)|『[^『』]*』)$/, '');
}
