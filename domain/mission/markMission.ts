import type { ComprehensionCategory } from '../book/comprehensionCategories.ts';
import type { ItemPlace } from '../book-pack/BookPackContent.ts';
import type { Answers, MissionMaterial } from './MissionMaterial.ts';
import { markQuizItem } from './markQuizItem.ts';
import { matchingRights } from './matchingRights.ts';
import { REPORT_KEY } from './missionItems.ts';
import { MISSION_TUNING } from './tuning.ts';
import { writtenLength } from './writtenLength.ts';

/** A marked item in words that a reader understands; ids of options are already turned into their texts. */
export interface MarkedAnswer {
  key: string;
  /** What was asked. */
  label: string;
  given: string;
  correct: boolean;
  /** Null where there is no one right answer. */
  answer: string | null;
  explanation: string | null;
  /** Page that answers it, in a book whose text we have. */
  pageNo: number | null;
  /** Scene that answers it, in a book read elsewhere. */
  scene: string | null;
  category: ComprehensionCategory | null;
}

/** Marks every item of a mission. Written ones count as right when they are long enough to be handed in. */
export function markMission(material: MissionMaterial, answers: Answers, seed: number): MarkedAnswer[] {
  const givenFor = (key: string) => (answers.get(key) ?? '').normalize('NFC').trim();
  switch (material.kind) {
    case 'PUZZLE':
      return material.clues.map(({ key, word, clue, ...item }) => {
        const given = givenFor(key);
        const correct = given === word.normalize('NFC');
        return {
          key,
          label: clue,
          given,
          correct,
          answer: word,
          explanation: null,
          ...placeOf(item),
          category: 'WORD',
        };
      });
    case 'MATCHING': {
      const rights = new Map(matchingRights(material.pairs, seed).map((right) => [right.id, right]));
      return material.pairs.map(({ id, left, right, ...item }) => {
        const taken = rights.get(givenFor(id));
        const correct = taken?.pairId === id;
        const given = taken?.text ?? '';
        return {
          key: id,
          label: left,
          given,
          correct,
          answer: right,
          explanation: null,
          ...placeOf(item),
          category: null,
        };
      });
    }
    case 'OX':
      return material.items.map(({ id, statement, answer, explanation, ...item }) => {
        const given = givenFor(id);
        const correct = given === answer;
        return {
          key: id,
          label: statement,
          given,
          correct,
          answer,
          explanation,
          ...placeOf(item),
          category: 'FACTUAL',
        };
      });
    case 'QUIZ':
      return material.items.map((item) => ({
        key: item.id,
        label: item.question,
        ...markQuizItem(item, givenFor(item.id), seed),
        explanation: item.explanation,
        ...placeOf(item),
        category: item.category,
      }));
    case 'THINK':
      return material.prompts.map(({ id, prompt }) =>
        written(id, prompt, givenFor(id), MISSION_TUNING.think.minLength),
      );
    case 'REPORT':
      return [written(REPORT_KEY, material.title, givenFor(REPORT_KEY), 1)];
  }
}

function written(key: string, label: string, given: string, minLength: number): MarkedAnswer {
  const correct = writtenLength(given) >= minLength;
  return { key, label, given, correct, answer: null, explanation: null, ...placeOf({}), category: null };
}

function placeOf({ pageNo, scene }: ItemPlace): Pick<MarkedAnswer, 'pageNo' | 'scene'> {
  return { pageNo: pageNo ?? null, scene: scene ?? null };
}
