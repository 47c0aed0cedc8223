/** A question as another program wrote it, before our own limits are asked. */
export interface ForeignQuestion {
  /** Where it stands, for the report: `12줄`, or the name of its file. */
  readonly place: string;
  /** Its name over there, kept so that the same file can be taken again. */
  readonly id: string | null;
  /** The question or the statement, in plain text on one line. */
  readonly text: string;
  /** What is said afterwards to whoever answered; empty for none. */
  readonly explanation: string;
  readonly tags: readonly string[];
  readonly answer: ForeignAnswer;
  /** Korean: what was left out although the question was taken. */
  readonly notes: readonly string[];
}

export type ForeignAnswer =
  | { readonly kind: 'CHOICE'; readonly options: readonly { readonly text: string; readonly right: boolean }[] }
  | { readonly kind: 'TRUE_FALSE'; readonly right: boolean }
  /** Korean: why nothing of ours can hold it. */
  | { readonly kind: 'REFUSED'; readonly reasons: readonly string[] };
