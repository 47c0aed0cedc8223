import type { ComprehensionCategory } from '../book/comprehensionCategories.ts';
import type { DiagnosisBand } from './bandOfReader.ts';
import type { FormUse } from './chooseForm.ts';

/** A question with its right answer. */
export interface DiagnosisItem {
  id: string;
  category: ComprehensionCategory;
  subCategory: string;
  passageId: string | null;
  content: string;
  question: string;
  options: readonly string[];
  /** 1–4 */
  answer: number;
  raq: number;
}

export const passageKinds = ['NARRATIVE', 'EXPOSITORY', 'POEM', 'LETTER', 'DIALOGUE', 'NOTICE'] as const;
export type PassageKind = (typeof passageKinds)[number];

export interface DiagnosisPassage {
  id: string;
  title: string;
  kind: PassageKind;
  paragraphs: readonly string[];
}

/** One of the parallel forms of a band; the whole file is described by contract/diagnosisForm.ts. */
export interface DiagnosisForm {
  formNo: number;
  band: DiagnosisBand;
  use: FormUse;
  title: string;
  minutes: number;
  passages: readonly DiagnosisPassage[];
  items: readonly DiagnosisItem[];
}

/** Characters without blanks that have to be read for a question, its passage left out. */
export function itemLength({ content, question, options }: DiagnosisItem): number {
  return [content, question, ...options].join('').replaceAll(/\s/gu, '').length;
}
