/** The content of a mail, before it is laid out. */
export interface MailText {
  subject: string;
  /** The first line, large. */
  title: string;
  paragraphs: readonly string[];
  /** Names and values worth a box of their own. */
  facts?: readonly (readonly [name: string, value: string])[];
  button?: { label: string; url: string };
  /** Smaller, below: what to do when this mail is a surprise. */
  notes: readonly string[];
  /** What the customer service does for the reader: left out where nobody can reach it. */
  help?: string;
}
