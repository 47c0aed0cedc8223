import { z } from 'zod';

const check = z.object({
  no: z.string(),
  question: z.string(),
  verdict: z.string(),
  answer: z.string(),
  articles: z.array(z.string()),
  measures: z.array(z.string()),
});

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('TEXT'), text: z.string() }),
  z.object({ kind: z.literal('HEADING'), text: z.string() }),
  z.object({ kind: z.literal('LIST'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('TABLE'),
    columns: z.array(z.object({ title: z.string(), share: z.number() })),
    rows: z.array(z.array(z.string())),
  }),
  z.object({ kind: z.literal('CHECKS'), items: z.array(check) }),
]);

/** As domain/adoption/PackDocument describes it. */
const packDocument = z.object({
  title: z.string(),
  lead: z.string(),
  warning: z.string().nullable(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  documents: z.array(
    z.object({ title: z.string(), version: z.string(), effectiveFrom: z.string(), state: z.string() }),
  ),
  sections: z.array(z.object({ key: z.string(), title: z.string(), blocks: z.array(block) })),
});

/** GET …/adoption-pack: what an institution decides about the product by, or what is missing for it. */
export const adoptionPack = z.object({
  /** Null while something is missing. */
  document: packDocument.nullable(),
  /** In words; empty where there is a document. */
  gaps: z.array(z.string()),
});
export type AdoptionPack = z.infer<typeof adoptionPack>;

/** GET …/adoption-pack/file: the same as a PDF, whose bytes come in base64. */
export const adoptionFile = z.object({ fileName: z.string(), pdf: z.base64() });
export type AdoptionFile = z.infer<typeof adoptionFile>;
