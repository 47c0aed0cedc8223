import type { EnginePage } from './EnginePage.ts';

/** One stretch of the walk, told in the table by its name. */
export interface Step {
  name: string;
  /** @returns what is worth knowing of it beside that it went well */
  walk: (page: EnginePage, product: { stop: () => Promise<void> }) => Promise<string | undefined> | Promise<void>;
}

/** The book of the walk. */
export const BOOK = 1042;
