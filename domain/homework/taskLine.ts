/** Tasks in one line, by book: `강아지똥: 끝까지 읽기, OX 퀴즈 · 흥부와 놀부: 퀴즈`. */
export function taskLine(tasks: readonly { bookNo: number; bookName: string; taskName: string }[]): string {
  const books = new Map<number, { bookName: string; names: string[] }>();
  for (const { bookNo, bookName, taskName } of tasks) {
    const book = books.get(bookNo) ?? { bookName, names: [] };
    book.names.push(taskName);
    books.set(bookNo, book);
  }
  return [...books.values()].map(({ bookName, names }) => `${bookName}: ${names.join(', ')}`).join(' · ');
}
