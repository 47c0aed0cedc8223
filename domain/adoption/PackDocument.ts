/** A part of a section: plain data, which the page and the PDF show alike. */
export type PackBlock =
  | { kind: 'TEXT'; text: string }
  | { kind: 'HEADING'; text: string }
  | { kind: 'LIST'; items: string[] }
  | {
      kind: 'TABLE';
      columns: {
        title: string;
        /** Its part of the width; those of a table add up to 100. */
        share: number;
      }[];
      rows: string[][];
    }
  | { kind: 'CHECKS'; items: PackCheck[] };

/** One question of the checklist with its answer and where that is laid down. */
export interface PackCheck {
  no: string;
  question: string;
  /** A word for the eye, such as `충족`. */
  verdict: string;
  answer: string;
  /** Articles of the documents in force. */
  articles: string[];
  /** What the product itself does about it. */
  measures: string[];
}

export interface PackSection {
  key: string;
  title: string;
  blocks: PackBlock[];
}

/** Everything an institution needs to decide about the product, in the order of reading. */
export interface PackDocument {
  title: string;
  lead: string;
  /** Stands on the cover of a pack that a trial installation made; null elsewhere. */
  warning: string | null;
  facts: { name: string; value: string }[];
  documents: { title: string; version: string; effectiveFrom: string; state: string }[];
  sections: PackSection[];
}
