import { finalOf } from '../splitSyllable.ts';

/** Words that give a reason, at the end of a run. 가서, 와서 and the like only show what came next. */
const REASON =
  /(?:때문[가-힣]{0,9}|까닭[가-힣]{0,9}|이유[가-힣]{0,9}|왜냐[가-힣]{0,9}|덕분[가-힣]{0,9}|니까|니까요|므로|느라|길래|[가-힣]서였다|서인지|서이다|서예요|그래서)$/u;
/** 아서, 어서, 해서: 서 behind a syllable that is open. */
const BECAUSE = /[가-힣]서$/u;
const OTHER_SEO =
  /(?:가서|^와서|돌아와서|다녀와서|에서|에게서|한테서|께서|로서|면서|나서|앉아서|들어서|돌아서|모여서|만나서|따라서|벗어나서|둘이서|셋이서|혼자서|그러고서|고서|문서|도서|질서|순서)$/u;

export function givesReason(word: string): boolean {
  return REASON.test(word) || (BECAUSE.test(word) && !OTHER_SEO.test(word) && finalOf(word.at(-2) ?? '') === '');
}
