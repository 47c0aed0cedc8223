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

/** What is rude as an order alone: a story may contain that somebody did it. */
export const orders: ReadonlySet<string> = new Set(['자살해']);

/** Harmless words that hold one of the above. */
export const harmlessWords: readonly string[] = ['시발점', '시발역', '시발자동차', '등신대', '등신불', '팔등신'];

/** How somebody is called who is sworn at: no word before it makes that harmless. */
const SWORN = '(?!놈|년|넘|새|련|럼|롬|것|아(?![가-힣]))';
/** Words that begin with 발 or 바, far enough to be distinguished from what follows a swear word. */
const WORD_OF_BAL =
  '발(?:견|휘|굴|음|레|랄|걸음|자국|바닥|가락|톱|명|(?:표|전|달|생|행|사|매)[이을를은는과와하했한할회소])';
const WORD_OF_BA = '바(?:르[게고지]|른|람|다|늘|꾸|꿔|뀌|라[보봤본]|닥|위|깥|구니|탕)';
/**
 * Words that end in 시 or 씨; those of the second kind are also what a sentence ends in before somebody swears. With
 * nothing behind the 발 no word of their own begins there.
 */
const SI = '(?:다|도|역|동|혹|즉|잠|일|임|당|반드|몹|택|접|낚|전|출|표)시';
const SSI = '(?:글|말|날|불|꽃|풀|박)씨';
const SURE_SSI = '(?:마음|맘|솜|아저|아가|맵|볍|홀)씨';
/** Caught, so that who replaces the form can leave it: not every browser can look behind. */
const START = '(^|[^가-힣])';

/**
 * Harmless forms: two words in one ("도시발전", "마음씨바른"), and the year 병신년. What the group catches stands before the
 * form and is none of it.
 */
export const harmlessForms: readonly RegExp[] = [
  /병신년(?=에(?!게)|의|생|부터|까지|이었|\s*\(|\s*\d)/gu,
  new RegExp(`${START}${SI}(?=발${SWORN}\\s*[가-힣])|${SI}(?=${WORD_OF_BAL})|시(?=발표[를회하했한할])`, 'gu'),
  new RegExp(`${SURE_SSI}(?=[바발]${SWORN})|${START}${SSI}(?=[바발]${SWORN}[가-힣])`, 'gu'),
  new RegExp(`${SSI}(?=${WORD_OF_BAL}|${WORD_OF_BA})`, 'gu'),
  /등신(?=나[요는게서고]|난|났|문)/gu,
];

/** Harmless when a blank stands in them: the young of a dog, “또 라이트 형제”, “장애인 같은 이웃”. */
export const harmlessApart: ReadonlySet<string> = new Set(['개새끼', '또라이', '장애인같']);
