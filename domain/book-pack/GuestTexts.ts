import type { GuestTreat } from './guestTreats.ts';

/** The texts of a book's guest, as the rules read them; the parsed contract type is assignable to it. */
export interface GuestTexts {
  readonly name: string;
  readonly icon: string;
  readonly thing: boolean;
  readonly greeting: string;
  readonly petReply: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly answerEchoes: readonly string[];
  readonly farewell: string;
  readonly memento: { readonly name: string; readonly icon: string; readonly line: string };
  readonly treat: GuestTreat;
  readonly treatClue: string;
  readonly lines: readonly string[];
}
