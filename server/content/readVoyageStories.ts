import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { voyageStories } from '#contract/voyage.ts';
import { describeParseError } from '../errors/describeParseError.ts';
import { StartError } from '../errors/StartError.ts';

/** The story of the first voyage for each age, with its answers. */
export type VoyageStories = Readonly<z.infer<typeof voyageStories>>;

/**
 * Reads `voyage/stories.json` of the content folder.
 *
 * @throws StartError for a missing or broken file
 */
export async function readVoyageStories(contentDir: string): Promise<VoyageStories> {
  const file = join(contentDir, 'voyage', 'stories.json');
  let text = '';
  let content: unknown;
  try {
    text = await readFile(file, 'utf8');
    content = JSON.parse(text);
  } catch (error) {
    throw new StartError(`첫 항해의 이야기를 읽을 수 없어요 (${file}): ${describeParseError(error, 'JSON', text)}`);
  }
  const parsed = voyageStories.safeParse(content, { error: koreanIssue });
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartError(`첫 항해의 이야기를 고쳐 주세요 (${file}).\n${reasons.join('\n')}`);
}
