import { z } from 'zod';
import { instant } from './envelope.ts';

/**
 * GET /api/mission/attempts/{attemptNo}/answers/{itemKey}/versions/me: earlier texts of a think-about answer, the
 * newest first. PUT on the same address keeps the text as it stands and answers the same; a repeat changes nothing.
 */
export const answerVersions = z.object({
  items: z.array(z.object({ version: z.int(), savedAt: instant, length: z.int(), text: z.string() })),
});
export type AnswerVersions = z.infer<typeof answerVersions>;
