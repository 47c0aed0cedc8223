import type { DiagnosisForm, DiagnosisItem, PassageKind } from './DiagnosisForm.ts';

/** A question as it is shown before it is marked: with nothing an answer can be read from. */
export interface ShownItem {
  key: string;
  /** Of a passage of the same test; null when the question stands alone. */
  passageKey: string | null;
  content: string;
  question: string;
  options: { no: number; text: string }[];
}

export interface ShownPassage {
  key: string;
  title: string;
  kind: PassageKind;
  paragraphs: string[];
}

/** Ids of passages are those of their form only; an adaptive test takes from several. */
const passageKey = (form: DiagnosisForm, id: string) => `${form.band}-${id}`;

/** The question without its answer; options are numbered from 1 in their own order. */
export function presentItem(form: DiagnosisForm, item: DiagnosisItem): ShownItem {
  return {
    key: item.id,
    passageKey: item.passageId === null ? null : passageKey(form, item.passageId),
    content: item.content,
    question: item.question,
    options: item.options.map((text, index) => ({ no: index + 1, text })),
  };
}

/** The passages of these questions, in the order in which they are needed. */
export function presentPassages(asked: readonly { form: DiagnosisForm; item: DiagnosisItem }[]): ShownPassage[] {
  const shown = new Map<string, ShownPassage>();
  for (const { form, item } of asked) {
    const passage = form.passages.find(({ id }) => id === item.passageId);
    if (!passage) continue;
    const key = passageKey(form, passage.id);
    shown.set(key, { key, title: passage.title, kind: passage.kind, paragraphs: [...passage.paragraphs] });
  }
  return [...shown.values()];
}
