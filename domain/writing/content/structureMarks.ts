import { finalOf } from '../hangul.ts';

/** Words that give a reason, at the end of a run. 가서, 와서 and the like only tell what came next. */
const REASON =
  /(?:때문[가-힣]*|까닭[가-힣]*|이유[가-힣]*|왜냐[가-힣]*|덕분[가-힣]*|니까|니까요|므로|느라|길래|[가-힣]서였다|서인지|서이다|서예요|그래서)$/u;
/** 아서, 어서, 해서: 서 behind a syllable that is open. */
const BECAUSE = /[가-힣]서$/u;
const OTHER_SEO =
  /(?:가서|^와서|돌아와서|다녀와서|에서|에게서|한테서|께서|로서|면서|나서|앉아서|들어서|돌아서|모여서|만나서|따라서|벗어나서|둘이서|셋이서|혼자서|그러고서|고서|문서|도서|질서|순서)$/u;

/** What the writer felt, thought or wants, by the beginning of a word in one of its forms. */
const FEELING = new RegExp(
  [
    '느[꼈끼껴낌낀]|생각|마음|기[뻤뻐쁘쁜쁨]|슬[펐퍼프픈픔]|무서|무섭|두려|두렵|놀[라랐란랄람]|감동|재미|재밌|즐[거겁]|신[나났난]|신기|행복|좋[았아은다]|좋겠',
    '싫|화[가났]|답답|안타|안쓰|불쌍|부러[워웠운]|부럽|고마|고맙|미안|부끄|뿌듯|자랑|궁금|속상|외로|외롭|쓸쓸|설[레렜렌]|멋[지졌있진져]|대단|싶|배[웠웟우운]|깨달|다짐|결심',
    '본받|걱정|떨[렸려]|두근|울컥|눈물이|아쉬|아쉽|예[뻤뻐]|귀여|귀엽|웃[겼겨음긴]|우스|통쾌|후련|편안|따뜻|소중|나라면|내가만약|존경|훌륭|착하|용감|기억에|인상|감사|억울|서운|짠[했하]|뭉클|괜찮',
    '조마|벅[찼차]|찡[했하]|가슴|눈시울|소름|철렁|초조|불안|든든|황당|신비|흐뭇|반[가갑]|그리[웠워운]|지루|심심|뜨끔|따분|허전|미웠|미워|밉|얄미|오싹',
    '할것|해야겠|겠[다어습]|믿[는다어]|바[라란랐]|기대|놀[았]|교훈',
  ].join('|'),
  'u',
);

export function givesReason(word: string): boolean {
  return REASON.test(word) || (BECAUSE.test(word) && !OTHER_SEO.test(word) && finalOf(word.at(-2) ?? '') === '');
}

export function tellsFeeling(word: string): boolean {
  return FEELING.test(word);
}
