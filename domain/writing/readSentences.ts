/** A run of signs between blanks, in its place. */
export interface WrittenWord {
  /** As it was written. */
  text: string;
  /** Where it begins in the text, in UTF-16 units. */
  at: number;
  /** Stands in quotation marks. */
  quoted: boolean;
}

export interface WrittenSentence {
  text: string;
  at: number;
  words: readonly WrittenWord[];
}

const OPENING = '“"「『‘';
const CLOSING: Readonly<Record<string, string>> = { '“': '”', '"': '"', '「': '」', '『': '』', '‘': '’' };
const END = /[.!?…。]/u;
const BLANK = /\s/u;

/**
 * The sentences of a text and their words. Marks inside quotation marks end no sentence; a line break ends everything,
 * so that a quotation nobody closed reaches no further than its line.
 *
 * @param text in NFC
 */
export function readSentences(text: string): WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  let words: WrittenWord[] = [];
  let word: WrittenWord | null = null;
  let start = -1;
  let closing = '';
  let ended = false;
  const endWord = () => {
    if (word) words.push(word);
    word = null;
  };
  const endSentence = (end: number) => {
    endWord();
    if (words.length > 0) sentences.push({ text: text.slice(start, end).trimEnd(), at: start, words });
    words = [];
    start = -1;
    ended = false;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') {
      endSentence(at);
      closing = '';
      continue;
    }
    if (BLANK.test(sign)) {
      endWord();
      if (ended) endSentence(at);
      continue;
    }
    if (start < 0) start = at;
    word ??= { text: '', at, quoted: closing !== '' || OPENING.includes(sign) };
    word.text += sign;
    if (sign === closing) closing = '';
    else if (closing === '' && OPENING.includes(sign)) closing = CLOSING[sign] ?? '';
    else if (closing === '' && END.test(sign)) ended = true;
    else if (closing === '' && !/[\p{P}\p{S}]/u.test(sign)) ended = false;
  }
  endSentence(text.length);
  return sentences;
}
