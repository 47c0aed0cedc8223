import { choiceAnswer } from './choiceAnswer.ts';
import { childOf, elementsOf, findAll, type MarkupElement, markupText } from './MarkupElement.ts';
import { type PlainText, plainText, type TextFormat } from './plainText.ts';
import { type ReadAnswer, type ReadItem, refuse } from './ReadItem.ts';
import { readTruth } from './readTruth.ts';

/** Types of Moodle questions that no mission has, as an editor would call them. */
const moodleTypes: Readonly<Record<string, string>> = {
  essay: '서술형 문제예요',
  shortanswer: '답을 적는 문제예요',
  numerical: '숫자를 적는 문제예요',
  matching: '짝을 짓는 문제예요',
  match: '짝을 짓는 문제예요',
  randomsamatch: '짝을 짓는 문제예요',
  cloze: '글 속의 빈칸을 채우는 문제예요',
  multianswer: '글 속의 빈칸을 채우는 문제예요',
  gapselect: '글 속의 빈칸을 고르는 문제예요',
  ddwtos: '빈칸에 끌어다 놓는 문제예요',
  ddimageortext: '그림에 끌어다 놓는 문제예요',
  ddmarker: '그림에 끌어다 놓는 문제예요',
  ordering: '차례를 맞추는 문제예요',
  description: '답이 없는 글이에요',
  calculated: '값이 바뀌는 계산 문제예요',
  calculatedsimple: '값이 바뀌는 계산 문제예요',
  calculatedmulti: '값이 바뀌는 계산 문제예요',
  random: '다른 문제를 뽑아 오는 문제예요',
  coderunner: '프로그램을 쓰는 문제예요',
  stack: '수식을 쓰는 문제예요',
};

const FORMATS: Readonly<Record<string, TextFormat>> = {
  html: 'html',
  plain_text: 'plain',
  markdown: 'markdown',
  moodle_auto_format: 'moodle',
};

interface MoodleAnswer {
  /** Percent of the points. */
  fraction: number;
  text: PlainText;
  feedback: string;
}

/** Reads the questions of a Moodle XML file; categories are none. @param quiz the element `quiz` */
export function readMoodleXml(quiz: MarkupElement): ReadItem[] {
  return elementsOf(quiz)
    .filter(({ name, attributes }) => name === 'question' && attributes.type !== 'category')
    .map(readQuestion);
}

function readQuestion(question: MarkupElement): ReadItem {
  const notes: string[] = [];
  const stem = textOf(childOf(question, 'questiontext'));
  if (stem.ok && stem.formatted) notes.push('글자 꾸밈은 옮기지 않았어요');
  const type = question.attributes.type ?? '';
  const answers = elementsOf(question)
    .filter(({ name }) => name === 'answer')
    .map(readAnswer);
  const reasons = refusalOf(question, type, stem);
  const answer = reasons.length > 0 ? refuse(...reasons) : judge(type, question, answers, notes);
  const general = explanationOf(question, type === 'truefalse' ? answers : [], notes);
  if (type !== 'truefalse' && answers.some(({ feedback }) => feedback !== '')) {
    notes.push('보기마다 적힌 설명은 옮기지 않았어요');
  }
  return {
    place: `${question.line}줄`,
    id: fieldOf(question, 'idnumber') || fieldOf(question, 'name') || null,
    text: stem.ok ? stem.text : markupTitle(question),
    explanation: general,
    tags: findAll(question, (name) => name === 'tag').map((tag) => fieldOf(tag, 'text') || markupText(tag).trim()),
    notes,
    answer,
  };
}

function refusalOf(question: MarkupElement, type: string, stem: PlainText): string[] {
  if (fieldOf(question, 'hidden') === '1') return ['지우거나 숨긴 문제예요'];
  if (type !== 'multichoice' && type !== 'truefalse') {
    return [moodleTypes[type] ?? `지원하지 않는 방식이에요 (${type.slice(0, 40)})`];
  }
  return stem.ok ? [] : [stem.reason];
}

function judge(type: string, question: MarkupElement, answers: readonly MoodleAnswer[], notes: string[]): ReadAnswer {
  if (type === 'truefalse') return judgeTruth(answers);
  const reasons = new Set(answers.flatMap(({ text }) => (text.ok ? [] : [`보기에 ${text.reason}`])));
  if (answers.some(({ fraction }) => fraction > 0 && fraction < 100)) reasons.add('점수를 나누어 갖는 정답이 있어요');
  const rights = answers.filter(({ fraction }) => fraction === 100).length;
  if (/^(?:false|0)$/u.test(fieldOf(question, 'single')) && rights === 1)
    reasons.add('여러 개를 고를 수 있는 문항이에요');
  if (reasons.size > 0) return refuse(...reasons);
  if (answers.some(({ text }) => text.ok && text.formatted)) notes.push('보기의 글자 꾸밈은 옮기지 않았어요');
  return choiceAnswer(
    answers.map(({ text, fraction }) => ({ text: text.ok ? text.text : '', right: fraction === 100 })),
  );
}

function judgeTruth(answers: readonly MoodleAnswer[]): ReadAnswer {
  const right = answers.find(({ fraction }) => fraction === 100);
  const truth = right?.text.ok ? readTruth(right.text.text) : null;
  return truth === null ? refuse('참인지 거짓인지 적혀 있지 않아요') : { kind: 'TRUE_FALSE', right: truth };
}

function readAnswer(answer: MarkupElement): MoodleAnswer {
  const feedback = textOf(childOf(answer, 'feedback'));
  return {
    fraction: Number(answer.attributes.fraction ?? '0'),
    text: textOf(answer),
    feedback: feedback.ok ? feedback.text : '',
  };
}

/** What everybody reads afterwards; else what those read who were right, or wrong. */
function explanationOf(question: MarkupElement, answers: readonly MoodleAnswer[], notes: string[]): string {
  const general = textOf(childOf(question, 'generalfeedback'));
  if (!general.ok) notes.push(`해설은 옮기지 않았어요: ${general.reason}`);
  if (general.ok && general.text !== '') return general.text;
  const byWeight = [...answers].sort((a, b) => b.fraction - a.fraction);
  return byWeight.find(({ feedback }) => feedback !== '')?.feedback ?? '';
}

/** An element with a `text` and the format in which it is written. */
function textOf(element: MarkupElement | undefined): PlainText {
  if (element === undefined) return { ok: true, text: '', formatted: false };
  const text = childOf(element, 'text') ?? element;
  return plainText(markupText(text), FORMATS[element.attributes.format ?? ''] ?? 'moodle');
}

const fieldOf = (element: MarkupElement, name: string): string => {
  const child = childOf(element, name);
  return child === undefined ? '' : markupText(childOf(child, 'text') ?? child).trim();
};

const markupTitle = (question: MarkupElement): string => fieldOf(question, 'name');
