import type { Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import { type JosaPair, withJosa } from '../text/withJosa.ts';
import type { SpeechLine, SpeechMoment } from './SpeechLine.ts';
import { SPEECH_TUNING } from './tuning.ts';

/** What one device remembers of the pet's talk to one child. */
export interface SpeechMemory {
  /** Ids of spoken lines, the latest last; each at most once. */
  readonly spoken: readonly string[];
  /** Lines of this visit, and since the last line about a book. */
  readonly inVisit: number;
  readonly sinceBook: number;
  /** When the last one was spoken, milliseconds UTC. */
  readonly at: number;
}

export const noSpeech: SpeechMemory = { spoken: [], inVisit: 0, sinceBook: SPEECH_TUNING.bookEvery, at: 0 };

/** A sentence as it is shown, and what is remembered afterwards. */
export interface PickedLine {
  readonly id: string;
  readonly text: string;
  readonly memory: SpeechMemory;
}

/**
 * The next line of the pet's own talk, drawn like from a bag: one that was never spoken before one that was, then those
 * spoken longest ago. Null once the visit has had its lines, or when nothing fits that was not spoken a moment ago.
 *
 * @param now milliseconds UTC
 */
export function pickLine(
  lines: readonly SpeechLine[],
  moment: SpeechMoment,
  memory: SpeechMemory,
  now: number,
  random: Random,
): PickedLine | null {
  const again = now - memory.at >= SPEECH_TUNING.visitEndsAfterMs;
  const inVisit = again ? 0 : memory.inVisit;
  if (inVisit >= SPEECH_TUNING.perVisit) return null;
  const mayBook = memory.sinceBook >= SPEECH_TUNING.bookEvery - 1;
  const fitting = lines.filter((line) => fits(line, moment) && (mayBook || line.bookNo === undefined));
  const lastAt = new Map(memory.spoken.map((id, index) => [id, index]));
  const recentFrom = memory.spoken.length - SPEECH_TUNING.apart;
  const open = fitting.filter(({ id }) => (lastAt.get(id) ?? -1) < Math.max(0, recentFrom));
  const unspoken = open.filter(({ id }) => !lastAt.has(id));
  const pool = unspoken.length > 0 ? preferred(unspoken, mayBook) : longestAgo(open, lastAt);
  const line = pool[pickIndex(pool.length, random)];
  if (line === undefined) return null;
  const spoken = [...memory.spoken.filter((id) => id !== line.id), line.id].slice(-SPEECH_TUNING.remembered);
  return {
    id: line.id,
    text: fill(line.text, moment),
    memory: {
      spoken,
      inVisit: inVisit + 1,
      sinceBook: line.bookNo === undefined ? memory.sinceBook + 1 : 0,
      at: now,
    },
  };
}

/** A line of a book where its turn has come, and one about what is seen now before one that always fits. */
function preferred(lines: readonly SpeechLine[], mayBook: boolean): readonly SpeechLine[] {
  const ofBooks = lines.filter(({ bookNo }) => bookNo !== undefined);
  if (mayBook && ofBooks.length > 0) return ofBooks;
  const ofNow = lines.filter(({ topic }) => topic === 'item');
  return ofNow.length > 0 ? ofNow : lines;
}

/** The quarter that was spoken longest ago. */
function longestAgo(lines: readonly SpeechLine[], lastAt: ReadonlyMap<string, number>): readonly SpeechLine[] {
  const sorted = [...lines].sort((one, two) => (lastAt.get(one.id) ?? -1) - (lastAt.get(two.id) ?? -1));
  return sorted.slice(0, Math.ceil(sorted.length / 4));
}

function fits(line: SpeechLine, moment: SpeechMoment): boolean {
  if ((line.state ?? 'awake') !== moment.state) return false;
  if (line.mood !== undefined && line.mood !== moment.mood) return false;
  if (line.hour !== undefined && line.hour !== moment.hour) return false;
  if (line.season !== undefined && line.season !== moment.season) return false;
  if (line.minLevel !== undefined && line.minLevel > moment.level) return false;
  return line.topic === undefined || moment[line.topic] !== null;
}

const PLACE = /\{(item|guest|book|page)(?::([가-힣]+\/[가-힣]+))?\}/gu;

/** `{item:이/가}` becomes the name with the particle that fits. */
function fill(text: string, { item, guest, book }: SpeechMoment): string {
  const names = { item, guest, book: book && `『${book.bookName}』`, page: book && String(book.pageNo) };
  return text.replaceAll(PLACE, (_, name: keyof typeof names, pair?: string) => {
    const value = names[name] ?? '';
    return pair === undefined ? value : withJosa(value, pair as JosaPair);
  });
}
