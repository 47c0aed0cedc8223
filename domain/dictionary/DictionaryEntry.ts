/** A word with what it means, for whoever touches it in a text. */
export interface DictionaryEntry {
  /** A noun, an adverb or the like as it is; a verb or an adjective with its 다. */
  word: string;
  meaning: string;
  /** How the word is used. */
  sentence?: string | undefined;
  /** Surfaces that are this word although they look like another: 배우는 of 배우다, not of 배우. */
  forms?: readonly string[] | undefined;
  /** Books in which the word has this meaning, before any other; with `forms`, these alone. Without it: everywhere. */
  books?: readonly number[] | undefined;
}
