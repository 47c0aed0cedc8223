import type { NoteSticker } from './noteStickers.ts';

/** A reading note: at least one of its parts is filled. */
export interface ReadingNote {
  kind: 'NOTE';
  /** Words of the book. */
  quote: string;
  /** Where the quote stands; null: not given. */
  pageNo: number | null;
  thought: string;
  stickers: NoteSticker[];
}

/** An own question with the own answer, which may still be empty. */
export interface OwnQuestion {
  kind: 'QUESTION';
  question: string;
  answer: string;
  /** The item of a mission that made the student ask, in the words it had then. */
  about: { readingMissionType: 'QUIZ' | 'OX'; key: string; label: string } | null;
}

/** The one text of the book report: what the note page shows and what the mission hands in. */
export interface ReportText {
  kind: 'REPORT';
  text: string;
}

export interface MapPlace {
  id: string;
  x: number;
  y: number;
}

/** What the student added to the map of solved pairs. Cards of pairs are only placed here; they come from the mission. */
export interface OwnMap {
  kind: 'MAP';
  places: MapPlace[];
  cards: { id: string; text: string }[];
  links: { id: string; from: string; to: string; label: string }[];
}

export type NoteContent = ReadingNote | OwnQuestion | ReportText | OwnMap;

export const emptyMap: OwnMap = { kind: 'MAP', places: [], cards: [], links: [] };
