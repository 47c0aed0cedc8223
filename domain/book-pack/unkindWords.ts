/** Words that guests and the pet never use: nobody is made sorry for having been away. */
export const unkindWords = [
  '슬퍼',
  '기다렸',
  '왜 안',
  '왜 이제',
  '안 왔',
  '잊었',
  '배고',
  '배가 고',
  '혼자 두',
  '보고 싶었',
] as const;

/** The unkind words that a text holds. */
export const unkindIn = (text: string): string[] => unkindWords.filter((word) => text.includes(word));
