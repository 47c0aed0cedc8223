import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { type feastEntry, feastFile } from '#contract/feast.ts';
import { findFile, type findKindEntry } from '#contract/guest.ts';
import { koreanIssue } from '#contract/koreanIssue.ts';
import { speechFile, type speechLine } from '#contract/speech.ts';
import { feastIds } from '#domain/feast/feastsOfYear.ts';
import { storyPicture } from '#domain/guest/storyPicture.ts';
import { describeParseError } from '../errors/describeParseError.ts';
import { StartError } from '../errors/StartError.ts';

/** One of the 120 kinds of finds, with its series and its picture. */
export type FindKind = Omit<z.infer<typeof findKindEntry>, 'hue'> & { series: string };
/** A feast: its visitor with its lines, and its keepsake with its picture. */
export type FeastTexts = z.infer<typeof feastEntry>;
export type SpeechFileLine = z.infer<typeof speechLine>;

/**
 * Reads what the pet speaks of, what the waves bring, and who comes for the feasts, from the folder `aquarium` of the content folder.
 *
 * @throws StartError when a file is missing, broken, or names a line or a feast twice
 */
export async function readGuestContent(
  contentDir: string,
): Promise<{ speech: SpeechFileLine[]; finds: FindKind[]; feasts: FeastTexts[] }> {
  const { lines } = await readFileOf(join(contentDir, 'aquarium', 'speech.json'), speechFile);
  const twice = lines.find(({ id }, index) => lines.findIndex((line) => line.id === id) !== index);
  if (twice) throw new StartError(`speech.json에 같은 id가 있어요: ${twice.id}`);
  const { series } = await readFileOf(join(contentDir, 'aquarium', 'finds.json'), findFile);
  const kinds = series.flatMap(({ name, finds }) =>
    finds.map(({ hue, icon, ...find }) => ({ ...find, icon: storyPicture(icon, hue), series: name })),
  );
  const { feasts } = await readFileOf(join(contentDir, 'aquarium', 'feasts.json'), feastFile);
  const lacking = feastIds.find((id) => !feasts.some(({ feast }) => feast === id));
  if (lacking) throw new StartError(`feasts.json에 없는 명절이 있어요: ${lacking}`);
  return { speech: lines, finds: kinds, feasts };
}

async function readFileOf<T extends z.ZodType>(file: string, shape: T): Promise<z.output<T>> {
  let text = '';
  let json: unknown;
  try {
    text = await readFile(file, 'utf8');
    json = JSON.parse(text);
  } catch (error) {
    throw new StartError(`${file} 파일을 읽을 수 없어요: ${describeParseError(error, 'JSON', text)}`);
  }
  const parsed = shape.safeParse(json, { error: koreanIssue });
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new StartError(`${file} 파일을 고쳐 주세요.\n${reasons.join('\n')}`);
}
