/**
 * Where answers, hand-ins and notes wait until the server has them: `accountNo:attemptNo:item`,
 * `accountNo:hand-in:attemptNo`, `accountNo:note:bookNo:noteId` and `accountNo:test:name:testNo:item`. Beside them lies
 * what only saves a way to the server or is still to be shown: `kept:accountNo:…`.
 */
export const answersDatabase = { name: 'chaekbada-answers', store: 'answers' } as const;

/** First part of every key of one account that waits to be sent. */
export function answersOf(accountNo: number): string {
  return `${accountNo}:`;
}

/** First part of every key of one account's notes; the number of the book and the id of the note follow. */
export function notesOf(accountNo: number): string {
  return `${answersOf(accountNo)}note:`;
}

/** First part of every key of one account's missions that wait to be handed in; the number of the attempt follows. */
export function handInsOf(accountNo: number): string {
  return `${answersOf(accountNo)}hand-in:`;
}

/** First part of every key of one account's answers to a test of this name; number of the test and item follow. */
export function testsOf(accountNo: number, test: string): string {
  return `${answersOf(accountNo)}test:${test}:`;
}

/** First part of every key that waits for nobody: it may be cleared at any time, and is when somebody signs out. */
export const KEPT = 'kept:';

/** First part of what is kept for one account. */
export function keptOf(accountNo: number): string {
  return `${KEPT}${accountNo}:`;
}
