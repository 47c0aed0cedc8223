import type { ComprehensionCategory } from '../book/comprehensionCategories.ts';
import type { QuizItem } from '../book-pack/BookPackContent.ts';
import type { CrosswordDirection } from '../crossword/Placement.ts';
import { PUZZLE_SIZE } from './layOutPuzzle.ts';
import type { MissionMaterial } from './MissionMaterial.ts';
import { matchingRights } from './matchingRights.ts';
import { shownEvents } from './shownEvents.ts';
import { MISSION_TUNING } from './tuning.ts';
import { type ReportBand, reportMinLength } from './writingGates.ts';

/** A mission as its player may see it: nothing here is, holds or implies an answer. */
export type PresentedMission =
  | { kind: 'PUZZLE'; size: typeof PUZZLE_SIZE; clues: PresentedClue[] }
  | { kind: 'MATCHING'; relation: string; lefts: (Card & { picture?: string })[]; rights: Card[] }
  | { kind: 'OX'; items: { key: string; statement: string }[] }
  | { kind: 'QUIZ'; items: PresentedQuestion[] }
  | {
      kind: 'THINK';
      minLength: number;
      maxLength: number;
      prompts: { key: string; prompt: string; starters: string[] }[];
    }
  | { kind: 'REPORT'; title: string; prompts: string[]; minLength: number; maxLength: number };

interface Card {
  id: string;
  text: string;
}

interface PresentedClue {
  key: string;
  number: number;
  direction: CrosswordDirection;
  row: number;
  col: number;
  /** Cells of the word. */
  length: number;
  clue: string;
}

interface AnyPresentedQuestion {
  key: string;
  category: ComprehensionCategory;
  question: string;
}

type PresentedQuestion = AnyPresentedQuestion &
  (
    | { form: 'CHOICE'; options: { no: number; text: string; imagePath: string | null }[] }
    | { form: 'EVIDENCE'; sentences: { no: number; text: string }[] }
    /** In an order that is never the right one. */
    | { form: 'ORDER'; events: Card[] }
  );

/** Who a mission is shown to. */
export interface Presentation {
  /** The attempt's seed; it orders the matching cards and the events. */
  seed: number;
  band: ReportBand;
  /** Address of an option picture by its file name. */
  imagePath: (file: string) => string;
}

function presentQuestion(item: QuizItem, seed: number, imagePath: Presentation['imagePath']): PresentedQuestion {
  const { id, category, question } = item;
  const asked = { key: id, category, question };
  switch (item.form) {
    case 'ORDER':
      return {
        ...asked,
        form: 'ORDER',
        events: shownEvents(item, seed).map(({ id: event, text }) => ({ id: event, text })),
      };
    case 'EVIDENCE':
      return { ...asked, form: 'EVIDENCE', sentences: item.sentences.map((text, index) => ({ no: index + 1, text })) };
    case undefined:
      return {
        ...asked,
        form: 'CHOICE',
        options: item.options.map(({ text, image }, index) => ({
          no: index + 1,
          text,
          imagePath: image === undefined ? null : imagePath(image),
        })),
      };
  }
}

/** Turns mission material into what the player sees. */
export function presentMission(material: MissionMaterial, { seed, band, imagePath }: Presentation): PresentedMission {
  switch (material.kind) {
    case 'PUZZLE':
      return {
        kind: 'PUZZLE',
        size: PUZZLE_SIZE,
        clues: material.clues.map(({ key, number, direction, row, col, word, clue }) => {
          const length = [...word.normalize('NFC')].length;
          return { key, number, direction, row, col, length, clue };
        }),
      };
    case 'MATCHING':
      return {
        kind: 'MATCHING',
        relation: material.relation,
        lefts: material.pairs.map(({ id, left, image }) => ({
          id,
          text: left,
          ...(image === undefined ? {} : { picture: image }),
        })),
        rights: matchingRights(material.pairs, seed).map(({ id, text }) => ({ id, text })),
      };
    case 'OX':
      return { kind: 'OX', items: material.items.map(({ id, statement }) => ({ key: id, statement })) };
    case 'QUIZ':
      return {
        kind: 'QUIZ',
        items: material.items.map((item) => presentQuestion(item, seed, imagePath)),
      };
    case 'THINK':
      return {
        kind: 'THINK',
        ...MISSION_TUNING.think,
        prompts: material.prompts.map(({ id, prompt, starters }) => ({ key: id, prompt, starters: [...starters] })),
      };
    case 'REPORT':
      return {
        kind: 'REPORT',
        title: material.title,
        prompts: [...material.prompts],
        minLength: reportMinLength(band),
        maxLength: MISSION_TUNING.report.maxLength,
      };
  }
}
