import { readFileSync } from 'node:fs';
import { z } from 'zod';

const corpus = z.array(
  z.strictObject({
    bookNo: z.int(),
    /** A text without a fault. */
    text: z.string(),
    faults: z.array(
      z.strictObject({
        kind: z.enum(['SPELLING', 'SPACING', 'SENTENCE', 'STRUCTURE', 'EVIDENCE']),
        code: z.string().optional(),
        /** What stands in the text, and the fault that is put there. */
        from: z.string(),
        to: z.string(),
      }),
    ),
  }),
);

export type PlantedBook = z.infer<typeof corpus>[number];
export type PlantedFault = PlantedBook['faults'][number];

/**
 * The four parts in the order in which they were written. Each was measured once before the rules had seen it (decision
 * 0145 has those numbers), and was then learnt from.
 */
export const plantedParts = ['first', 'second', 'third', 'fourth'] as const;

/** Texts on books, each with faults that are planted one at a time. */
export function readPlantedBooks(part: (typeof plantedParts)[number]): PlantedBook[] {
  return corpus.parse(JSON.parse(readFileSync(`tests/content/writing/goldenCorpus/${part}.json`, 'utf8')));
}

/** The text with one fault, and where it begins. */
export function plant({ text }: PlantedBook, { from, to }: PlantedFault): { text: string; at: number } {
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`not in the text: ${from}`);
  return { text: text.slice(0, at) + to + text.slice(at + from.length), at };
}
