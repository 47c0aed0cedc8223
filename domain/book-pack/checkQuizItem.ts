import { withJosa } from '../text/withJosa.ts';
import type { QuizItem } from './BookPackContent.ts';
import { contentTokens, sharedTokens } from './contentTokens.ts';
import { lengthsAlike } from './lengthsAlike.ts';
import type { ProblemSink } from './PackProblem.ts';
import { PACK_TUNING } from './packTuning.ts';
import { bareText, editDistance } from './textMeasures.ts';

const CATCH_ALL = /모두 (정답|맞|옳)|위의 모든|정답 ?없음|답이 없|해당 ?없음/u;
const QUESTION_END = /(\?|세요\.)$/u;
/** Endings that show what kind of phrase an option is: a sentence, a purpose or reason, a thing. */
const PHRASE_ENDINGS = [
  /(?:[^수중필주개]요|[^바수소판]다|죠)$/u,
  /(?:[어아해라워와려]서|[려하]고|위해)$/u,
  /(?:것|[하되]기)$/u,
  /(?:때문|까닭)$/u,
];

/**
 * One question: a real question, four options that a reader can distinguish and a guesser cannot.
 *
 * @param at path of the item inside the file, such as `items[3]`
 * @param bookText the whole text of the book without blanks and punctuation; undefined where it is read elsewhere
 */
export function checkQuizItem(sink: ProblemSink, at: string, item: QuizItem, bookText?: string): void {
  const { question, options } = item;
  if (!QUESTION_END.test(question)) sink.error(`${at}.question`, '물음표나 "고르세요."로 끝나는 질문이어야 해요');
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
  checkPairsOfOptions(sink, at, item);
  const texts = options.map((option) => option.text);
  if (!lengthsAlike(texts)) sink.error(`${at}.options`, '보기의 길이가 두 배 넘게 차이 나요');
  checkClang(sink, at, item);
  checkEndings(sink, at, item);
  if (bookText === undefined || images.length > 0) return;
  const fromBook = (text: string) => [...contentTokens(text)].some((token) => bookText.includes(token));
  const homely = options.filter((option, index) => index !== item.answer - 1 && fromBook(option.text)).length;
  if (homely < 2) sink.warning(`${at}.options`, '이 책에 나오는 말로 만든 오답이 둘은 있어야 해요');
}

function checkPairsOfOptions(sink: ProblemSink, at: string, { options }: QuizItem): void {
  const texts = options.map((option) => bareText(option.text));
  for (const [index, text] of texts.entries()) {
    const field = `${at}.options[${index}].text`;
    for (const [other, earlier] of texts.slice(0, index).entries()) {
      if (text === earlier) sink.error(field, `${other + 1}번 보기와 같아요`);
      else if (text.includes(earlier) || earlier.includes(text))
        sink.error(field, `${other + 1}번 보기와 한쪽이 다른 쪽에 들어 있어요`);
      else if (editDistance(text, earlier) < PACK_TUNING.optionDistance)
        sink.error(field, `${other + 1}번 보기와 한 글자만 달라요`);
    }
  }
}

/** A key that echoes the stem more than every distractor does can be found by its sound. */
function checkClang(sink: ProblemSink, at: string, { question, options, answer }: QuizItem): void {
  const echoes = options.map((option) => sharedTokens(question, option.text));
  const others = echoes.filter((_, index) => index !== answer - 1);
  const key = echoes[answer - 1] ?? 0;
  if (key > Math.max(...others) + 1) sink.error(`${at}.options[${answer - 1}].text`, '정답만 질문의 말을 되풀이해요');
}

function checkEndings(sink: ProblemSink, at: string, { options, answer }: QuizItem): void {
  const kindOf = (text: string) => PHRASE_ENDINGS.findIndex((ending) => ending.test(text.replace(/[.?!]$/u, '')));
  const kinds = options.map((option) => kindOf(option.text));
  const key = kinds[answer - 1];
  if (kinds.filter((kind) => kind === key).length === 1) sink.warning(`${at}.options`, '정답만 끝맺는 꼴이 달라요');
}
