/** Where answers and notes wait until the server has them. Keys are `accountNo:attemptNo:item` and `accountNo:note:bookNo:noteId`. */
export const answersDatabase = { name: 'chaekbada-answers', store: 'answers' } as const;

/** First part of every key of one account. */
export function answersOf(accountNo: number): string {
  return `${accountNo}:`;
}

/** First part of every key of one account's notes; the number of the book and the id of the note follow. */
export function notesOf(accountNo: number): string {
  return `${answersOf(accountNo)}note:`;
}
