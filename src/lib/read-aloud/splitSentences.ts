/**
 * A sentence: up to its end marks, with the quotation mark or bracket that closes it and the blank behind; a line of
 * verse ends with its line.
 */
const sentence = /[^.!?…\n]*(?:[.!?…]+[”’"'」』)\]]*\s*|\n\s*)|[^.!?…\n]+$/gu;

/** Cuts a paragraph into what is read aloud in one breath; joined again it is the same text. */
export function splitSentences(paragraph: string): string[] {
  return paragraph.match(sentence) ?? [];
}
