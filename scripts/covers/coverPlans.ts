import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { CoverPlan } from './coverSvg.ts';

const row = z.object({
  bookNo: z.coerce.number().int(),
  composition: z.string(),
  palette: z.string(),
  motif: z.string().min(1),
  second: z.string(),
});

/** Which composition, palette and motifs each book has. Books that are not listed have a cover made by hand. */
export function coverPlans(): CoverPlan[] {
  const rows = parse(readFileSync('assets/bundles/covers/catalogue.csv', 'utf8'), { columns: true });
  return z
    .array(row)
    .parse(rows)
    .map(({ motif, second, ...plan }) => ({ ...plan, motifs: second === '' ? [motif] : [motif, second] }));
}
