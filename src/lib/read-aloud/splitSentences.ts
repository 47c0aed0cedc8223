/** A sentence: up to its end marks, with the quotation mark or bracket that closes it and the blank behind. */
const sentence = /[^.!?…]*[.!?…]+[”’"'」』)\]]*\s*|[^.!?…]+$/gu;

/** Cuts a paragraph into what is read aloud in one breath; joined again it is the same text. */
export function splitSentences(paragraph: string): string[] {
  return paragraph.match(sentence) ?? [];
}
