/** Paper that a book is read on: white, cream, dim blue-green, dark. */
export const readerThemes = ['white', 'paper', 'sea', 'night'] as const;
export type ReaderTheme = (typeof readerThemes)[number];

/** How a student likes books to be set and read out. Steps are places in the scales of the reader. */
export interface ReaderSettings {
  fontStep: number;
  letterStep: number;
  wordStep: number;
  lineStep: number;
  theme: ReaderTheme;
  /** A band follows the line that is read. */
  ruler: boolean;
  /** 1 is the voice's own speed. */
  speechRate: number;
}

/** Highest step of each scale; all begin at 0. */
export const readerSteps = { fontStep: 3, letterStep: 2, wordStep: 2, lineStep: 2 } as const;
export const speechRateRange = { min: 0.6, max: 1.4 } as const;

export const defaultReaderSettings: ReaderSettings = {
  fontStep: 1,
  letterStep: 0,
  wordStep: 0,
  lineStep: 1,
  theme: 'paper',
  ruler: false,
  speechRate: 0.95,
};
