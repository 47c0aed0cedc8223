import { z } from 'zod';

/**
 * Lists whose items are contents of the product: no item ever changes while the server runs, so that its text is written
 * once and not for every answer.
 */
export const unchanging = z.registry();
