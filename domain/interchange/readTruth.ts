const TRUE = /^(?:참|맞다|맞아요|맞음|맞습니다|옳다|옳음|그렇다|O|○|◯|⭕|예|네|true|t|yes)\.?$/iu;
const FALSE =
  /^(?:거짓|아니다|틀리다|틀려요|틀림|틀립니다|그르다|그름|그렇지 않다|X|×|✕|❌|아니요|아니오|false|f|no)\.?$/iu;

/** Whether a word stands for true or for false; null for every other word. */
export function readTruth(word: string): boolean | null {
  const text = word.trim();
  if (TRUE.test(text)) return true;
  return FALSE.test(text) ? false : null;
}
