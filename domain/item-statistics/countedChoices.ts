import type { DiagnosisItem, DiagnosisPassage } from '../diagnosis/DiagnosisForm.ts';
import { itemIdentity } from '../mission/itemIdentity.ts';
import type { Answers, MissionMaterial } from '../mission/MissionMaterial.ts';
import { markMission } from '../mission/markMission.ts';
import type { ItemAsks } from './ItemAnswerCount.ts';

/** An item whose answers are counted. */
export interface CountableItem {
  readonly itemKey: string;
  /** Text by which the item is known: a corrected item is another one. */
  readonly identity: string;
  readonly asks: ItemAsks;
  /** The choice that is right, as it is counted. */
  readonly key: string;
  /** What is asked. */
  readonly label: string;
}

/** Quizzes and OX: the missions whose items are counted. */
export type CountableMission = Extract<MissionMaterial, { kind: 'QUIZ' | 'OX' }>;

/** The items of a mission in their order. */
export function countableItems(material: CountableMission): CountableItem[] {
  const described = (itemKey: string, asks: ItemAsks, key: string, label: string): CountableItem => ({
    itemKey,
    identity: itemIdentity(material, itemKey) ?? '',
    asks,
    key,
    label,
  });
  if (material.kind === 'OX')
    return material.items.map(({ id, answer, statement }) => described(id, 'OX', answer, statement));
  return material.items.map((item) =>
    item.form === 'ORDER'
      ? described(item.id, 'ORDER', RIGHT, item.question)
      : described(item.id, 'CHOICE', `${item.answer}`, item.question),
  );
}

const [RIGHT, WRONG, NONE] = ['R', 'W', '-'];

/** What one reader answered to each item of a mission, as it is counted. @param seed of the attempt */
export function countedChoices(material: CountableMission, answers: Answers, seed: number): Map<string, string> {
  const marks = new Map(markMission(material, answers, seed).map(({ key, correct }) => [key, correct]));
  return new Map(
    countableItems(material).map(({ itemKey, asks }) => {
      const given = answers.get(itemKey) ?? '';
      if (given === '') return [itemKey, NONE];
      if (asks !== 'ORDER') return [itemKey, given];
      return [itemKey, marks.get(itemKey) ? RIGHT : WRONG];
    }),
  );
}

/** A question of the reading test; with its passage, for another text makes another question of it. */
export function countableQuestion(item: DiagnosisItem, passages: readonly DiagnosisPassage[]): CountableItem {
  const { id, passageId, content, question, options, answer } = item;
  const passage = passages.find((one) => one.id === passageId)?.paragraphs ?? [];
  const identity = JSON.stringify([passage, content, question, answer, ...options]);
  return { itemKey: id, identity, asks: 'CHOICE', key: `${answer}`, label: question };
}
