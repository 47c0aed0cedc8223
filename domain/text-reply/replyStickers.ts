/** What a teacher may put beside a text, by code: name of a picture under `public/art/story`, and its words. */
export const replyStickers = {
  HEART: { picture: 'red-heart', name: '마음에 닿았어요' },
  STAR: { picture: 'glowing-star', name: '반짝이는 생각' },
  WAVE: { picture: 'water-wave', name: '술술 읽혔어요' },
  EYES: { picture: 'magnifying-glass-tilted-left', name: '꼼꼼히 읽었어요' },
  BULB: { picture: 'light-bulb', name: '새로운 눈으로 봤어요' },
  CLAP: { picture: 'clapping-hands', name: '박수를 보내요' },
} as const;
export type ReplySticker = keyof typeof replyStickers;
export const replyStickerCodes = Object.keys(replyStickers) as [ReplySticker, ...ReplySticker[]];

/** Phrases of one's own until somebody has chosen others. */
export const firstPhrases: readonly string[] = [
  '마음에 남은 장면을 또렷하게 골랐어요.',
  '왜 그렇게 생각했는지 한 문장만 더 써 볼까요?',
  '책에 나온 말을 찾아서 함께 적어 보면 더 힘이 생겨요.',
];

/** Limits of a reply. */
export const REPLY_TUNING = {
  /** Characters of the words. */
  longest: 1000,
  mostStickers: 3,
  /** Remarks beside sentences of one text, and the characters of each. */
  mostRemarks: 8,
  longestRemark: 200,
  /** Characters of the sentence that a remark is about. */
  longestQuote: 600,
  /** Phrases of one's own that are put into a reply, and the characters of each. */
  mostPhrases: 3,
  longestPhrase: 200,
  /** Texts on one page of the list. */
  listed: 30,
} as const;
