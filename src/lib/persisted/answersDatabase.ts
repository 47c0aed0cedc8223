/** Where answers wait until the server has them. Keys are `accountNo:attemptNo:item`. */
export const answersDatabase = { name: 'chaekbada-answers', store: 'answers' } as const;

/** First part of every key of one account. */
export function answersOf(accountNo: number): string {
  return `${accountNo}:`;
}
