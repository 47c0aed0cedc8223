import { choiceAnswer } from './choiceAnswer.ts';
import { showEscapes } from './giftEscapes.ts';
import { plainText, type TextFormat } from './plainText.ts';
import { type ReadAnswer, refuse as refuseAnswer } from './ReadItem.ts';

/** What stands between the braces of a question. */
export interface GiftAnswer {
  answer: ReadAnswer;
  explanation: string;
  notes: string[];
}

interface Choice {
  /** `=` or `~`. */
  mark: string;
  weight: number | null;
  text: string;
  feedback: string;
}

/** `[html]` and its like at the head of a text. */
export function takeFormat(text: string, inherited: TextFormat): { format: TextFormat; text: string } {
  const match = /^\s*\[(html|moodle|plain|markdown)\]([\s\S]*)$/iu.exec(text);
  if (match === null) return { format: inherited, text };
  return { format: (match[1] ?? '').toLowerCase() as TextFormat, text: match[2] ?? '' };
}

/** @param format of the question; an answer without one of its own has it too */
export function readGiftAnswer(body: string, format: TextFormat): GiftAnswer {
  const [answers = '', ...general] = body.split('####');
  const trimmed = answers.trim();
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/iu.exec(trimmed);
  if (truth !== null) {
    const [wrong = '', right = ''] = (truth[2] ?? '').split('#');
    const feedback = [general.join(' '), right, wrong].find((text) => text.trim() !== '') ?? '';
    return { ...explain(feedback, format), answer: { kind: 'TRUE_FALSE', right: /^T/iu.test(truth[1] ?? '') } };
  }
  const explained = explain(general.join(' '), format);
  const refuse = (reason: string): GiftAnswer => ({ ...explained, answer: refuseAnswer(reason) });
  if (trimmed === '') return refuse('서술형 문제예요');
  if (trimmed.startsWith('#')) return refuse('숫자를 적는 문제예요');
  const choices = readChoices(trimmed);
  if (choices === null) return refuse('답의 형식을 읽을 수 없어요');
  if (choices.every(({ mark }) => mark === '=')) {
    const pairs = choices.map(({ text }) => /^([\s\S]*)->([\s\S]*)$/u.exec(text));
    if (pairs.some((pair) => pair === null)) return refuse('답을 적는 문제예요');
    return readOrder(
      pairs.map((pair) => ({ text: pair?.[1] ?? '', place: pair?.[2] ?? '' })),
      format,
      explained,
    );
  }
  return readOptions(choices, format, explained);
}

/** Pairs of events and their numbers, which is how GIFT writes an order. Other pairs are no mission of a quiz. */
function readOrder(
  pairs: readonly { text: string; place: string }[],
  inherited: TextFormat,
  explained: Omit<GiftAnswer, 'answer'>,
): GiftAnswer {
  const places = pairs.map(({ place }) => Number(toPlainText(takeFormat(place, inherited))));
  const isOrder = pairs.every((_, index) => places.includes(index + 1));
  if (!isOrder) return { ...explained, answer: refuseAnswer('짝을 짓는 문제예요') };
  const read = pairs.map(({ text }) => takeFormat(text, inherited)).map(({ text, format }) => toPlain(text, format));
  const reasons = read.flatMap((event) => (event.ok ? [] : [`차례를 맞출 일에 ${event.reason}`]));
  if (reasons.length > 0) return { ...explained, answer: refuseAnswer(...new Set(reasons)) };
  const dressed = read.some((event) => event.ok && event.formatted);
  const events = pairs.map((_, index) => {
    const event = read[places.indexOf(index + 1)];
    return event?.ok ? event.text : '';
  });
  return { ...explained, notes: [...explained.notes, ...(dressed ? [DRESS] : [])], answer: { kind: 'ORDER', events } };
}

function toPlainText({ text, format }: { text: string; format: TextFormat }): string {
  const read = toPlain(text, format);
  return read.ok ? read.text : '';
}

function readChoices(text: string): Choice[] | null {
  if (!/^[=~]/u.test(text)) return /[=~]/u.test(text) ? null : [{ mark: '=', weight: null, text, feedback: '' }];
  return [...text.matchAll(/([=~])([^=~]*)/gu)].map(([, mark = '', rest = '']) => {
    const weighed = /^\s*%(-?\d+(?:\.\d+)?)%([\s\S]*)$/u.exec(rest);
    const [words = '', ...feedback] = (weighed?.[2] ?? rest).split('#');
    const weight = weighed === null ? null : Number(weighed[1]);
    return { mark, weight, text: words, feedback: feedback.join(' ').trim() };
  });
}

function readOptions(
  choices: readonly Choice[],
  inherited: TextFormat,
  explained: Omit<GiftAnswer, 'answer'>,
): GiftAnswer {
  const notes = [...explained.notes];
  const reasons = new Set<string>();
  const options = choices.map(({ mark, weight, text, feedback }) => {
    const own = takeFormat(text, inherited);
    const read = toPlain(own.text, own.format);
    if (!read.ok) reasons.add(`보기에 ${read.reason}`);
    else if (read.formatted && !notes.includes(DRESS)) notes.push(DRESS);
    if (feedback !== '' && !notes.includes(FEEDBACK)) notes.push(FEEDBACK);
    if (weight !== null && weight > 0 && weight < 100) reasons.add('점수를 나누어 갖는 정답이 있어요');
    return { text: read.ok ? read.text : '', right: mark === '=' || weight === 100 };
  });
  const answer: ReadAnswer = reasons.size > 0 ? refuseAnswer(...reasons) : choiceAnswer(options);
  return { ...explained, notes, answer };
}

const DRESS = '보기의 글자 꾸밈은 옮기지 않았어요';
const FEEDBACK = '보기마다 적힌 설명은 옮기지 않았어요';

function explain(text: string, inherited: TextFormat): Omit<GiftAnswer, 'answer'> {
  const own = takeFormat(text, inherited);
  const read = toPlain(own.text, own.format);
  if (!read.ok) return { explanation: '', notes: [`해설은 옮기지 않았어요: ${read.reason}`] };
  return { explanation: read.text, notes: [] };
}

const toPlain = (text: string, format: TextFormat) => plainText(showEscapes(text), format);
