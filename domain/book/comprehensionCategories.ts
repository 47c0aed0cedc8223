/** What a reading question asks of the reader, from the single word to making something new of the text. */
export const comprehensionCategories = [
  'WORD',
  'CONTEXT',
  'SENTENCE',
  'FACTUAL',
  'SPECULATIVE',
  'CRITICAL',
  'SENTIMENTAL',
  'CREATIVE',
] as const;

export type ComprehensionCategory = (typeof comprehensionCategories)[number];

export const comprehensionCategoryNames: Readonly<Record<ComprehensionCategory, string>> = {
  WORD: '어휘 이해',
  CONTEXT: '문맥 이해',
  SENTENCE: '문장 이해',
  FACTUAL: '사실적 이해',
  SPECULATIVE: '추론적 이해',
  CRITICAL: '비판적 이해',
  SENTIMENTAL: '감상적 이해',
  CREATIVE: '창의적 이해',
};
