import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BookPack } from '#contract/bookPack.ts';
import { hasMissions, readBookPack } from '../../content/readBookPack.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { listShelf, type ShelvedPack } from './listShelf.ts';

/** The pack that an operator names by its number. @throws OperatorError when there is none */
export async function knownPack(context: CommandContext, text: string): Promise<ShelvedPack & { hasText: boolean }> {
  const pack = (await listShelf(context.books)).get(Number(text));
  if (pack === undefined) throw new OperatorError(`${text}번 책이 없어요.`);
  return { ...pack, hasText: existsSync(join(pack.folder, 'pages.json')) };
}

/** The same, read whole. @throws OperatorError when it has no missions or is broken */
export async function knownMissions(context: CommandContext, text: string): Promise<BookPack> {
  const { folder } = await knownPack(context, text);
  const read = await readBookPack(folder);
  if (!read.ok) throw new OperatorError(`${text}번 책의 파일이 잘못되었어요. npm run check:content로 확인해 주세요.`);
  if (!hasMissions(read.pack)) throw new OperatorError(`${text}번 책에는 아직 미션이 없어요.`);
  return read.pack;
}
