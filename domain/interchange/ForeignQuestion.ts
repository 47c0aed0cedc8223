/** A question as another program wrote it, before our own limits are applied. */
export interface ForeignQuestion {
  /** Position in the file, counted from 0 over taken and refused questions. */
  readonly index: number;
  /** Where it stands, for the report: `12줄`, or the name of its file. */
  readonly place: string;
  /** Its name over there, kept so that the same file can be taken again. */
  readonly id: string | null;
  /** The question or the statement, in plain text on one line. */
  readonly text: string;
  /** Shown after the answer; empty for none. */
  readonly explanation: string;
  readonly tags: readonly string[];
  readonly answer: ForeignAnswer;
  /** Korean: what was left out although the question was taken. */
  readonly notes: readonly string[];
}

export type ForeignAnswer =
  | { readonly kind: 'CHOICE'; readonly options: readonly { readonly text: string; readonly right: boolean }[] }
  | { readonly kind: 'TRUE_FALSE'; readonly right: boolean }
  /** Events in their right order. */
  | { readonly kind: 'ORDER'; readonly events: readonly string[] };

/** A question that no mission can hold, or a piece of the file that is none. */
export interface RefusedQuestion {
  readonly index: number;
  readonly where: string;
  readonly text: string;
  /** Korean: why, and where in the question. */
  readonly reason: string;
}

/** What a file of questions holds. */
export interface QuestionFile {
  readonly questions: readonly ForeignQuestion[];
  readonly refused: readonly RefusedQuestion[];
  /** Korean: about the file as a whole. */
  readonly notes: readonly string[];
}
