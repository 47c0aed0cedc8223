import { choiceAnswer } from './choiceAnswer.ts';
import { elementsOf, findAll, type MarkupElement } from './MarkupElement.ts';
import { qtiText } from './qtiText.ts';
import { type ReadAnswer, type ReadItem, refuse } from './ReadItem.ts';

/** Ways of answering that no mission has, as an editor would call them. */
const interactionNames: Readonly<Record<string, string>> = {
  'match-interaction': '짝을 짓는 문항이에요',
  'associate-interaction': '짝을 짓는 문항이에요',
  'graphic-order-interaction': '그림에서 차례를 맞추는 문항이에요',
  'text-entry-interaction': '답을 적는 문항이에요',
  'extended-text-interaction': '서술형 문항이에요',
  'inline-choice-interaction': '글 안에서 고르는 문항이에요',
  'gap-match-interaction': '빈칸에 끌어다 놓는 문항이에요',
  'graphic-gap-match-interaction': '그림의 빈칸에 끌어다 놓는 문항이에요',
  'graphic-associate-interaction': '그림에서 짝을 짓는 문항이에요',
  'hottext-interaction': '글에서 골라 누르는 문항이에요',
  'hotspot-interaction': '그림에서 고르는 문항이에요',
  'select-point-interaction': '그림에 점을 찍는 문항이에요',
  'position-object-interaction': '그림에 놓는 문항이에요',
  'slider-interaction': '눈금을 움직이는 문항이에요',
  'drawing-interaction': '그림을 그리는 문항이에요',
  'media-interaction': '소리나 영상을 트는 문항이에요',
  'upload-interaction': '파일을 올리는 문항이에요',
  'end-attempt-interaction': '누르는 단추가 따로 있는 문항이에요',
  'custom-interaction': '다른 프로그램만 아는 문항이에요',
  'portable-custom-interaction': '다른 프로그램만 아는 문항이에요',
};

const isInteraction = (name: string) => name.endsWith('-interaction');

/**
 * Reads one item of QTI 3, 2.2, 2.1 or 2.0. What no mission can hold is reported with the reason.
 *
 * @param item the element `assessment-item`
 * @param place name of the file, for the report
 */
export function readQtiItem(item: MarkupElement, place: string): ReadItem {
  const body = elementsOf(item).find(({ name }) => name === 'item-body') ?? {
    name: '',
    attributes: {},
    children: [],
    line: item.line,
  };
  const stem = qtiText(body, isInteraction);
  const interactions = findAll(body, isInteraction);
  const [interaction] = interactions;
  const prompt = interaction && elementsOf(interaction).find(({ name }) => name === 'prompt');
  const asked = prompt && qtiText(prompt);
  const feedback = readFeedback(item);
  const notes = [...feedback.notes];
  if (stem.trimmed || asked?.trimmed) notes.unshift('글자 꾸밈과 덧붙인 글은 옮기지 않았어요');
  const reasons = refusalOf(item, interactions);
  const media = [...stem.media, ...(asked?.media ?? [])];
  if (media.length > 0) reasons.push(`글이 아닌 것이 들어 있어요 (${[...new Set(media)].join(', ')})`);
  return {
    place,
    id: item.attributes.identifier ?? null,
    text: [stem.text, asked?.text ?? ''].filter((text) => text !== '').join(' '),
    explanation: feedback.text,
    tags: readTags(body),
    notes,
    answer:
      reasons.length > 0 || interaction === undefined ? refuse(...reasons) : readChoices(item, interaction, notes),
  };
}

function refusalOf(item: MarkupElement, interactions: readonly MarkupElement[]): string[] {
  const reasons: string[] = [];
  if (item.attributes.adaptive === 'true') reasons.push('여러 번에 걸쳐 답하는 문항이에요');
  if (elementsOf(item).some(({ name }) => name === 'template-declaration')) reasons.push('값이 바뀌는 문항이에요');
  if (elementsOf(item).some(({ name }) => name === 'assessment-stimulus-ref'))
    reasons.push('지문이 다른 파일에 있어요');
  if (interactions.length === 0) reasons.push('답하는 곳이 없는 글이에요');
  if (interactions.length > 1) reasons.push(`답하는 곳이 ${interactions.length}군데예요. 한 군데여야 해요`);
  for (const name of new Set(interactions.map((interaction) => interaction.name))) {
    if (name !== 'choice-interaction' && name !== 'order-interaction')
      reasons.push(interactionNames[name] ?? `지원하지 않는 방식이에요 (${name})`);
  }
  return reasons;
}

function readChoices(item: MarkupElement, interaction: MarkupElement, notes: string[]): ReadAnswer {
  const identifier = interaction.attributes['response-identifier'];
  const declaration = elementsOf(item).find(
    ({ name, attributes }) => name === 'response-declaration' && attributes.identifier === identifier,
  );
  const rights = readRights(declaration);
  const several =
    interaction.name === 'choice-interaction' &&
    declaration?.attributes.cardinality !== 'single' &&
    interaction.attributes['max-choices'] !== '1';
  if (several && rights.size === 1) return refuse('여러 개를 고를 수 있는 문항이에요');
  const choices = elementsOf(interaction).filter(({ name }) => name === 'simple-choice');
  const texts = choices.map((choice) => qtiText(choice));
  const media = texts.flatMap((text) => text.media);
  if (media.length > 0) return refuse(`보기에 글이 아닌 것이 들어 있어요 (${[...new Set(media)].join(', ')})`);
  if (texts.some(({ trimmed }) => trimmed)) notes.push('보기의 글자 꾸밈과 설명은 옮기지 않았어요');
  if (interaction.name === 'order-interaction') {
    const order = [...rights].map((right) => choices.findIndex(({ attributes }) => attributes.identifier === right));
    const isWhole = order.length === choices.length && !order.includes(-1);
    if (!isWhole) return refuse('차례가 모두 적혀 있지 않은 문항이에요');
    return { kind: 'ORDER', events: order.map((at) => texts[at]?.text ?? '') };
  }
  const options = choices.map(({ attributes }, index) => ({
    text: texts[index]?.text ?? '',
    right: rights.has(attributes.identifier ?? ''),
  }));
  return choiceAnswer(options);
}

/** Identifiers that are right: as the item declares, or else those that score. */
function readRights(declaration: MarkupElement | undefined): Set<string> {
  if (declaration === undefined) return new Set();
  const correct = findAll(declaration, (name) => name === 'correct-response');
  const values = correct.flatMap((response) => findAll(response, (name) => name === 'value'));
  if (values.length > 0) return new Set(values.map((value) => qtiText(value).text));
  const scored = findAll(declaration, (name) => name === 'map-entry').map(({ attributes }) => attributes);
  return new Set(scored.filter((entry) => Number(entry['mapped-value']) > 0).map((entry) => entry['map-key'] ?? ''));
}

/** One text that everybody sees afterwards is an explanation; several belong to this or that answer. */
function readFeedback(item: MarkupElement): { text: string; notes: string[] } {
  const all = elementsOf(item).filter(({ name }) => name === 'modal-feedback');
  const [only] = all;
  if (only === undefined) return { text: '', notes: [] };
  if (all.length > 1) return { text: '', notes: ['답에 따라 다른 설명은 옮기지 않았어요'] };
  const { text, media } = qtiText(only);
  return media.length > 0 ? { text: '', notes: ['글이 아닌 해설은 옮기지 않았어요'] } : { text, notes: [] };
}

function readTags({ attributes }: MarkupElement): string[] {
  const { 'data-form': form, 'data-category': category, 'data-page': page, 'data-scene': scene } = attributes;
  return [form, category, page && `쪽 ${page}`, scene && `장면 ${scene}`].filter(
    (tag) => tag !== undefined && tag !== '',
  ) as string[];
}
