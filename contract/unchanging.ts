import { z } from 'zod';

/**
 * Lists whose items never change once they are made, and are kept for many answers: contents of the product, what is
 * read again at another revision. The text of each is written once and not for every answer.
 */
export const unchanging = z.registry();
