import { choiceAnswer } from './choiceAnswer.ts';
import { childOf, findAll, type MarkupElement, markupText } from './MarkupElement.ts';
import { oneLine, type PlainText, plainText } from './plainText.ts';
import { qti12Rights } from './qti12Rights.ts';
import { type ReadAnswer, type ReadItem, refuse } from './ReadItem.ts';

/** Kinds of QTI 1.2 questions that no mission has, by the names of Canvas, Common Cartridge and Blackboard. */
const qti12Types: Readonly<Record<string, string>> = {
  essay_question: '서술형 문제예요',
  'cc.essay.v0p1': '서술형 문제예요',
  essay: '서술형 문제예요',
  'short response': '서술형 문제예요',
  short_answer_question: '답을 적는 문제예요',
  'cc.fib.v0p1': '답을 적는 문제예요',
  'cc.pattern_match.v0p1': '답을 적는 문제예요',
  'fill in the blank': '답을 적는 문제예요',
  numerical_question: '숫자를 적는 문제예요',
  numeric: '숫자를 적는 문제예요',
  matching_question: '짝을 짓는 문제예요',
  matching: '짝을 짓는 문제예요',
  multiple_dropdowns_question: '글 속의 빈칸을 고르는 문제예요',
  fill_in_multiple_blanks_question: '글 속의 빈칸을 채우는 문제예요',
  'fill in the blank plus': '글 속의 빈칸을 채우는 문제예요',
  'jumbled sentence': '글 속의 빈칸을 고르는 문제예요',
  ordering: '차례를 맞추는 문제예요',
  ordering_question: '차례를 맞추는 문제예요',
  calculated_question: '값이 바뀌는 계산 문제예요',
  calculated: '값이 바뀌는 계산 문제예요',
  file_upload_question: '파일을 올리는 문제예요',
  'file upload': '파일을 올리는 문제예요',
  'hot spot': '그림에서 고르는 문제예요',
  hot_spot_question: '그림에서 고르는 문제예요',
  'opinion scale': '정답이 없는 설문이에요',
  text_only_question: '답이 없는 글이에요',
};

const BY_ANSWER = '답에 따라 다른 설명은 옮기지 않았어요';

const isResponse = (name: string) => /^response_(?:lid|str|num|grp|xy|extension)$/u.test(name);
const MEDIA = /^(?:matimage|mataudio|matvideo|matapplet|matapplication|matref)$/u;

/**
 * Reads the items of QTI 1.2 as Canvas, Blackboard, Desire2Learn and Moodle export them.
 *
 * @param root the element `questestinterop`
 * @param file name for the report
 */
export function readQti12(root: MarkupElement, file: string): ReadItem[] {
  return findAll(root, (name) => name === 'item').map((item) => readItem(item, `${file} ${item.line}줄`));
}

function readItem(item: MarkupElement, place: string): ReadItem {
  const presentation = childOf(item, 'presentation') ?? { name: '', attributes: {}, children: [], line: item.line };
  const responses = findAll(presentation, isResponse);
  const stem = materialText(presentation, (name) => name === 'render_choice' || name === 'render_fib');
  const feedback = qti12Feedback(item, (element) => materialText(element));
  const notes = [...feedback.notes];
  if (stem.ok && stem.formatted) notes.unshift('글자 꾸밈은 옮기지 않았어요');
  const reason = stem.ok ? refusalOf(item, responses) : stem.reason;
  const [response] = responses;
  return {
    place,
    id: item.attributes.ident ?? null,
    text: stem.ok ? stem.text : oneLine(item.attributes.title ?? ''),
    explanation: feedback.text,
    tags: [],
    notes,
    answer: reason !== null || response === undefined ? refuse(reason ?? '') : readChoices(item, response, notes),
  };
}

function refusalOf(item: MarkupElement, responses: readonly MarkupElement[]): string | null {
  const named = qti12Types[typeOf(item)];
  if (named !== undefined) return named;
  if (responses.length === 0) return '답하는 곳이 없는 글이에요';
  if (responses.some(({ name }) => name === 'response_grp')) return '짝을 짓는 문제예요';
  if (responses.some(({ name }) => name !== 'response_lid')) return '답을 적는 문제예요';
  return responses.length === 1 ? null : `답하는 곳이 ${responses.length}군데예요. 한 군데여야 해요`;
}

/** The kind of question as the program that wrote it calls it: each has a field of its own. */
function typeOf(item: MarkupElement): string {
  const fields = findAll(item, (name) => name === 'qtimetadatafield');
  const named = fields.find((field) => {
    const label = childOf(field, 'fieldlabel');
    return label !== undefined && /^(?:question_type|cc_profile|qmd_questiontype)$/u.test(markupText(label).trim());
  });
  const entry = childOf(named, 'fieldentry') ?? findAll(item, (name) => /_questiontype$/u.test(name))[0];
  return entry === undefined ? '' : markupText(entry).trim().toLowerCase();
}

function readChoices(item: MarkupElement, response: MarkupElement, notes: string[]): ReadAnswer {
  const labels = findAll(response, (name) => name === 'response_label');
  const read = qti12Rights(item, response, labels);
  if (!read.ok) return refuse(read.reason);
  if (response.attributes.rcardinality?.toLowerCase() === 'multiple' && read.rights.size === 1) {
    return refuse('여러 개를 고를 수 있는 문항이에요');
  }
  const texts = labels.map((label) => materialText(label));
  const unfit = texts.flatMap((text) => (text.ok ? [] : [`보기에 ${text.reason}`]));
  if (unfit.length > 0) return refuse(...new Set(unfit));
  if (texts.some((text) => text.ok && text.formatted)) notes.push('보기의 글자 꾸밈은 옮기지 않았어요');
  return choiceAnswer(
    labels.map(({ attributes }, index) => {
      const text = texts[index];
      return { text: text?.ok ? text.text : '', right: read.rights.has(attributes.ident ?? '') };
    }),
  );
}

/** The text of all material below, without the parts that `skip` names. */
function materialText(element: MarkupElement, skip: (name: string) => boolean = () => false): PlainText {
  const parts: string[] = [];
  let formatted = false;
  for (const part of materialOf(element, skip)) {
    if (MEDIA.test(part.name)) return { ok: false, reason: '그림·소리·영상·수식이 들어 있어요' };
    const isHtml = /html/iu.test(part.attributes.texttype ?? part.attributes.type ?? '');
    const read = plainText(markupText(part), isHtml ? 'html' : 'moodle');
    if (!read.ok) return read;
    parts.push(read.text);
    formatted ||= read.formatted;
  }
  return { ok: true, text: oneLine(parts.join(' ')), formatted };
}

function materialOf(element: MarkupElement, skip: (name: string) => boolean): MarkupElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string' || skip(child.name)) return [];
    const isLeaf = /^(?:mattext|matemtext|mat_formattedtext)$/u.test(child.name) || MEDIA.test(child.name);
    return isLeaf ? [child] : materialOf(child, skip);
  });
}

/** One text that everybody reads afterwards is an explanation; others belong to this or that answer. */
function qti12Feedback(
  item: MarkupElement,
  textOf: (element: MarkupElement) => PlainText,
): { text: string; notes: string[] } {
  const all = findAll(item, (name) => name === 'itemfeedback')
    .map((element) => ({ ident: element.attributes.ident ?? '', read: textOf(element) }))
    .filter(({ read }) => !read.ok || read.text !== '');
  const general = all.find(({ ident }) => /^general(?:_fb)?$/iu.test(ident));
  const isSame = new Set(all.map(({ read }) => (read.ok ? read.text : read.reason))).size === 1;
  const chosen = general ?? (isSame ? all[0] : undefined);
  if (chosen === undefined) return { text: '', notes: all.length === 0 ? [] : [BY_ANSWER] };
  if (!chosen.read.ok) return { text: '', notes: [`해설은 옮기지 않았어요: ${chosen.read.reason}`] };
  return { text: chosen.read.text, notes: general !== undefined && all.length > 1 ? [BY_ANSWER] : [] };
}
