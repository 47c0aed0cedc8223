import { z } from 'zod';

/** The description of a backup. Counts and names of tables only; nothing of anybody. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** Instant of the data, milliseconds UTC. */
  createdAt: z.number(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Name of the newest migration. */
  schema: z.string(),
  /** Rows by table. */
  counts: z.record(z.string(), z.number()),
  /** Shows whether an installation has the secret that texts of this backup were sealed with. */
  secretCheck: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;
