import { withJosa } from '../text/withJosa.ts';
import type { ChoiceItem } from './BookPackContent.ts';
import { checkEcho } from './checkEcho.ts';
import { checkLikeTexts } from './checkLikeTexts.ts';
import { contentTokens } from './contentTokens.ts';
import { lengthsAlike } from './lengthsAlike.ts';
import type { ProblemSink } from './PackProblem.ts';

const CATCH_ALL = /모두 (정답|맞|옳)|위의 모든|정답 ?없음|답이 없|해당 ?없음/u;
/** Endings that show what kind of phrase an option is: a sentence, a purpose or reason, a thing. */
const PHRASE_ENDINGS = [
  /(?:[^수중필주개]요|[^바수소판]다|죠)$/u,
  /(?:[어아해라워와려]서|[려하]고|위해)$/u,
  /(?:것|[하되]기)$/u,
  /(?:때문|까닭)$/u,
];

/**
 * One plain choice: four options that a reader can distinguish and a guesser cannot.
 *
 * @param at path of the item inside the file, such as `items[3]`
 * @param bookText the whole text of the book without blanks and punctuation; undefined where it is read elsewhere
 */
export function checkChoice(sink: ProblemSink, at: string, item: ChoiceItem, bookText?: string): void {
  const { options } = item;
  const images = options.map((option) => option.image).filter((image) => image !== undefined);
  if (images.length > 0 && images.length < options.length)
    sink.error(`${at}.options`, '그림 보기는 넷 다 그림이어야 해요');
  for (const [index, option] of options.entries()) {
    if (CATCH_ALL.test(option.text))
      sink.error(`${at}.options[${index}].text`, '"모두 정답"이나 "정답 없음"은 쓸 수 없어요');
    if (option.image !== undefined && images.indexOf(option.image) !== images.lastIndexOf(option.image)) {
      sink.error(`${at}.options[${index}].image`, `그림 ${withJosa(`"${option.image}"`, '이/가')} 두 번 나와요`);
    }
  }
  const texts = options.map((option) => option.text);
  checkLikeTexts(sink, (index) => `${at}.options[${index}].text`, texts, '보기');
  if (!lengthsAlike(texts)) sink.error(`${at}.options`, '보기의 길이가 두 배 넘게 차이 나요');
  checkEcho(sink, `${at}.options[${item.answer - 1}].text`, item);
  checkEndings(sink, at, item);
  if (bookText === undefined || images.length > 0) return;
  const fromBook = (text: string) => [...contentTokens(text)].some((token) => bookText.includes(token));
  const homely = options.filter((option, index) => index !== item.answer - 1 && fromBook(option.text)).length;
  if (homely < 2) sink.warning(`${at}.options`, '이 책에 나오는 말로 만든 오답이 둘은 있어야 해요');
}

function checkEndings(sink: ProblemSink, at: string, { options, answer }: ChoiceItem): void {
  const kindOf = (text: string) => PHRASE_ENDINGS.findIndex((ending) => ending.test(text.replace(/[.?!]$/u, '')));
  const kinds = options.map((option) => kindOf(option.text));
  const key = kinds[answer - 1];
  if (kinds.filter((kind) => kind === key).length === 1) sink.warning(`${at}.options`, '정답만 끝맺는 꼴이 달라요');
}
