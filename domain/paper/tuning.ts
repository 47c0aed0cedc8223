/** Limits of missions on paper. */
export const paperTuning = {
  /** Signs of a code before the one that checks them: 23^5, more than six million for each institution. */
  codeLength: 5,
  /** Sheets that one call makes. */
  sheetsAtOnce: 10,
  /** Sheets that one call prints again. */
  printedAtOnce: 60,
  /** Days that a sheet stays in the list after it was printed; one without answers stays longer. */
  listedDays: 60,
  /** Sheets of a class in the list. */
  listed: 1_000,
} as const;
