/**
 * Insults and swear words as they are typed, their short forms included. Words that stories need (꺼져, 새끼, 멍청이) are
 * not among them: what is missed can be reported.
 */
export const rudeWords: readonly string[] = [
  '씨발',
  '시발',
  '씨바',
  '쓰발',
  '슈발',
  'ㅅㅂ',
  'ㅆㅂ',
  '병신',
  '븅신',
  'ㅂㅅ',
  '개새끼',
  'ㄱㅅㄲ',
  '지랄',
  'ㅈㄹ',
  '좆',
  '존나',
  '졸라게',
  'ㅈㄴ',
  '미친놈',
  '미친년',
  '또라이',
  '등신',
  '찐따',
  '급식충',
  '한남충',
  '김치녀',
  '틀딱',
  '장애인같',
  '뒤져라',
  '자살해',
  'fuck',
  'shit',
  'bitch',
];

/** Harmless words that hold one of the above. */
export const harmlessWords: readonly string[] = ['시발점', '시발역', '다시발', '등신대', '등신불', '팔등신'];

/** Harmless when a blank stands in them: the young of a dog, “또 라이트 형제”, “장애인 같은 이웃”. */
export const harmlessApart: ReadonlySet<string> = new Set(['개새끼', '또라이', '장애인같']);
