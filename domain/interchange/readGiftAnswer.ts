import type { ForeignAnswer } from './ForeignQuestion.ts';
import { showEscapes } from './giftEscapes.ts';
import { oneLine, plainText } from './plainText.ts';

export type GiftFormat = 'moodle' | 'html' | 'plain' | 'markdown';

/** What stands between the braces of a question. */
export interface GiftAnswer {
  answer: ForeignAnswer;
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
export function takeFormat(text: string, inherited: GiftFormat): { format: GiftFormat; text: string } {
  const match = /^\s*\[(html|moodle|plain|markdown)\]([\s\S]*)$/iu.exec(text);
  if (match === null) return { format: inherited, text };
  return { format: (match[1] ?? '').toLowerCase() as GiftFormat, text: match[2] ?? '' };
}

/** @param format of the question; an answer without one of its own has it too */
export function readGiftAnswer(body: string, format: GiftFormat): GiftAnswer {
  const [answers = '', ...general] = body.split('####');
  const trimmed = answers.trim();
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/iu.exec(trimmed);
  if (truth !== null) {
    const [wrong = '', right = ''] = (truth[2] ?? '').split('#');
    const told = [general.join(' '), right, wrong].find((text) => text.trim() !== '') ?? '';
    return { ...explain(told, format), answer: { kind: 'TRUE_FALSE', right: /^T/iu.test(truth[1] ?? '') } };
  }
  const explained = explain(general.join(' '), format);
  const refuse = (reason: string): GiftAnswer => ({ ...explained, answer: { kind: 'REFUSED', reasons: [reason] } });
  if (trimmed === '') return refuse('서술형 문제예요');
  if (trimmed.startsWith('#')) return refuse('숫자를 적는 문제예요');
  const choices = readChoices(trimmed);
  if (choices === null) return refuse('답의 형식을 읽을 수 없어요');
  if (choices.every(({ mark }) => mark === '=')) {
    const pairs = choices.every(({ text }) => text.includes('->'));
    return refuse(pairs ? '짝을 짓는 문제예요' : '답을 적는 문제예요');
  }
  return readOptions(choices, format, explained);
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
  inherited: GiftFormat,
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
  const answer: ForeignAnswer =
    reasons.size > 0 ? { kind: 'REFUSED', reasons: [...reasons] } : { kind: 'CHOICE', options };
  return { ...explained, notes, answer };
}

const DRESS = '보기의 글자 꾸밈은 옮기지 않았어요';
const FEEDBACK = '보기마다 적힌 설명은 옮기지 않았어요';

function explain(text: string, inherited: GiftFormat): Omit<GiftAnswer, 'answer'> {
  const own = takeFormat(text, inherited);
  const read = toPlain(own.text, own.format);
  if (!read.ok) return { explanation: '', notes: [`해설은 옮기지 않았어요: ${read.reason}`] };
  return { explanation: read.text, notes: [] };
}

function toPlain(text: string, format: GiftFormat) {
  const shown = showEscapes(text);
  if (format === 'plain') return { ok: true as const, text: oneLine(shown), formatted: false };
  return plainText(shown, format === 'html');
}
