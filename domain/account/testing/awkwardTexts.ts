/** Texts that people and programs really send; every rule is tested with each of them. */
export const awkwardTexts = {
  empty: '',
  blanks: '  \t ',
  /** The Hangul filler, with which games are given nameless players. */
  invisible: '\u3164\u200b',
  newline: 'bada12\n',
  korean: '바다친구',
  koreanTakenApart: '바다친구'.normalize('NFD'),
  loneJamo: 'ㅋㅋㅋㅋ',
  latin: 'badafriend',
  accents: 'Zoë',
  accentsTakenApart: 'Zoë'.normalize('NFD'),
  fullWidthDigits: '０１０１２３４５６７８',
  fullWidthLetters: 'ｂａｄａ１２',
  arabicDigits: '٠١٠١٢٣٤٥٦٧٨',
  emoji: '🐳🐳🐳🐳',
  family: '👨‍👩‍👧',
  halfEmoji: '\ud83d',
  zeroWidth: 'ba\u200bda1234',
  rightToLeft: '\u202ebada1234',
  markup: '<img src=x onerror=alert(1)>',
  long: 'a'.repeat(10_000),
  longDigits: '1'.repeat(10_000),
  longKorean: '바'.repeat(10_000),
  longAddress: `${'a.'.repeat(5_000)}@sea.kr`,
  longHyphens: '-'.repeat(10_000),
} as const satisfies Record<string, string>;

export type AwkwardName = keyof typeof awkwardTexts;
