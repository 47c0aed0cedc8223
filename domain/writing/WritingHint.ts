/** What a hint is about. */
export const writingHintKinds = ['SPELLING', 'SPACING', 'SENTENCE', 'EVIDENCE', 'STRUCTURE'] as const;
export type WritingHintKind = (typeof writingHintKinds)[number];

export const writingHintCodes = [
  'SPELLING',
  'SPACING',
  'COPIED_SENTENCE',
  'SAME_SENTENCE',
  'LONG_SENTENCE',
  'SAME_OPENING',
  'MIXED_ENDINGS',
  'NO_NAMES',
  'NO_SCENE',
  'NO_REASON',
  'NO_FEELING',
] as const;
export type WritingHintCode = (typeof writingHintCodes)[number];

/** A friendly word about a text. It keeps nothing from being handed in, and nothing of the text is changed by it. */
export interface WritingHint {
  kind: WritingHintKind;
  code: WritingHintCode;
  message: string;
  /** The words in the text it is about, as they stand there; empty for one about the whole text. */
  excerpt: string;
  /** Where the excerpt begins in the text in NFC, in UTF-16 units. */
  at: number;
}
