/** A word that names or comments avoid, and what to use in its place. */
export interface PlainWord {
  /** Fits a whole word. */
  avoid: RegExp;
  use: string;
}

const word = (avoid: string, use: string): PlainWord => ({ avoid: new RegExp(`^(?:${avoid})$`, 'i'), use });

/** For the parts of a name: `tellPayer` has `tell` and `payer`. */
export const wordsOfNames: readonly PlainWord[] = [
  word('desks?', 'queue, view, context or place'),
  word('keepers?', 'sync, cache, tracker or owner'),
  word('tells?|telling', 'notify, publish, print or show'),
  word('told', 'reported, shown, or what the value is'),
  word('says?|saying', 'print, announce, message or matches'),
  word('said', 'output, message, or what the value is'),
  word('hears?|hearing|heard', 'receive, received or listen'),
  word('mend|mends|mended|mending', 'correct, correction or recover'),
  word('deeds?', 'action or activity'),
  word('news|tidings', 'event or change'),
  word('veil|veiled', 'overlay'),
  word('risen|bury|buried', 'resurrected or tombstone'),
  word('anew', 'again or reset'),
  word('whom|whose', 'account, owner or receiver'),
];

/** Names that are stored, or that others call by: they stay. */
export const fixedNames: ReadonlySet<string> = new Set([
  // Fields of the API.
  'toldByMail',
  'toldDone',
  // Columns and tables, what is stored in them as JSON, and their names in queries.
  'toldDoneAt',
  'saidAt',
  'said_at',
  'saidPlace',
  'news_key',
  'contest_mend',
  'contestMends',
  'mended',
]);

/** For comments and documents: archaic words, and verbs of speech where nobody speaks. */
export const wordsOfComments: readonly PlainWord[] = [
  word('anew', 'again'),
  word('whom', 'who, or the noun'),
  word('thereof|whereof|hereby|herein|therein|unto|lest', 'of it, by this, in it, to, or so that … not'),
  word('tells?|telling|told', 'notifies, reports, publishes, prints or shows'),
  word('says?|saying|said', 'states, means, shows, prints or announces'),
  word('hears?|hearing|heard', 'receives, is notified, listens or learns'),
  word('mend|mends|mended|mending', 'corrects or repairs'),
  word('deeds?|tidings', 'action or event'),
];

/** Phrases for documents: not English, or archaic. */
export const phrasesOfDocuments: readonly PlainWord[] = [
  { avoid: /\bof\s+before\b/gi, use: 'previous' },
  { avoid: /\bhad\s+now\b/gi, use: 'has' },
  { avoid: /\bby\s+the\s+clock\b/gi, use: 'scheduled' },
];
