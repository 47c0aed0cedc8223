/** The JSON files of a pack; each is one key of the whole. `pages`, `guest` and `pictures` may be missing beside missions. */
export const packFiles = [
  'book',
  'pages',
  'puzzle',
  'matching',
  'ox',
  'quiz',
  'think',
  'report',
  'guest',
  'pictures',
] as const;

export type PackFile = (typeof packFiles)[number];

/** One thing wrong with a pack. An error keeps the book out; a warning asks an editor to look again. */
export interface PackProblem {
  /** File name inside the pack's folder, such as `quiz.json` or `cover.svg`. */
  file: string;
  /** Path inside the file, such as `items[3].options[1].text`; empty for the whole file. */
  field: string;
  level: 'error' | 'warning';
  /** Korean, for the author. */
  reason: string;
}

/** Adds a problem of the file it was made for. */
export interface ProblemSink {
  readonly problems: PackProblem[];
  error(field: string, reason: string): void;
  warning(field: string, reason: string): void;
}

/** Collects the problems of one file in the order they are found. */
export function createProblemSink(file: string): ProblemSink {
  const problems: PackProblem[] = [];
  return {
    problems,
    error: (field, reason) => problems.push({ file, field, level: 'error', reason }),
    warning: (field, reason) => problems.push({ file, field, level: 'warning', reason }),
  };
}
