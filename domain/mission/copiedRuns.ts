import { MISSION_TUNING } from './tuning.ts';

/** How much of a text stands word for word in another one. */
export interface CopiedText {
  /** Share of the letters in long runs that both have, 0–1. */
  share: number;
  /** The first such run outside quotation marks, as it was written; null when there is none. */
  unquoted: string | null;
}

const skipped = /[\s\p{P}\p{S}]/u;
const opening = /[“"「『‘]/u;
const closing = /[”"」』’]/u;

interface Letter {
  letter: string;
  /** Place in the text as it was written, in UTF-16 units. */
  at: number;
  quoted: boolean;
}

/**
 * Finds what was copied from a source: runs of letters as long as `copy.run`, whatever blanks and marks stand between
 * them. Quoting is no copying: what stands in quotation marks counts for the share, but is not pointed at.
 */
export function copiedRuns(text: string, source: string): CopiedText {
  const { run } = MISSION_TUNING.report.copy;
  const whole = text.normalize('NFC');
  const letters = lettersOf(whole);
  const known = runsOf(lettersOf(source.normalize('NFC')), run);
  const copied = new Array<boolean>(letters.length).fill(false);
  for (let at = 0; at + run <= letters.length; at += 1) {
    if (known.has(joined(letters, at, run))) copied.fill(true, at, at + run);
  }
  const share = letters.length === 0 ? 0 : copied.filter(Boolean).length / letters.length;
  const first = letters.findIndex(({ quoted }, at) => copied[at] && !quoted);
  if (first < 0) return { share, unquoted: null };
  let last = first;
  while (last + 1 < letters.length && copied[last + 1] && !letters[last + 1]?.quoted) last += 1;
  // A scrap between two quotations is none of its own.
  if (last - first + 1 < run) return { share, unquoted: null };
  return { share, unquoted: whole.slice(letters[first]?.at, (letters[last]?.at ?? 0) + 1) };
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (!quoted && opening.test(letter)) quoted = true;
    else if (quoted && closing.test(letter)) quoted = false;
    else if (!skipped.test(letter)) letters.push({ letter, at, quoted });
  }
  return letters;
}

function runsOf(letters: readonly Letter[], length: number): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + length <= letters.length; at += 1) runs.add(joined(letters, at, length));
  return runs;
}

function joined(letters: readonly Letter[], at: number, length: number): string {
  let run = '';
  for (let index = at; index < at + length; index += 1) run += letters[index]?.letter ?? '';
  return run;
}
