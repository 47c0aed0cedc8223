import { z } from 'zod';
import { koreanText } from './koreanText.ts';
import { pageNo } from './packItem.ts';

/** `content/facts/<bookNo>.json`: facts of a text that are alike, from which items are drawn by lot. */
export const factTables = z.strictObject({
  tables: z
    .array(
      z.strictObject({
        name: koreanText(1, 80),
        columns: z.array(koreanText(1, 60)).min(2),
        rows: z.array(
          z.strictObject({ cells: z.array(koreanText(1, 80).nullable()), pages: z.array(pageNo.nullable()) }),
        ),
      }),
    )
    .min(1),
});
