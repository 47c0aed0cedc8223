import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { toIpuz } from '#domain/interchange/toIpuz.ts';
import { layOutPuzzle } from '#domain/mission/layOutPuzzle.ts';
import { knownMissions } from '../books/knownPack.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { refuseExisting } from '../printTable.ts';

/** `puzzle …`: the crossword of a book, for crossword programs. */
export function puzzleCommands(program: Command, context: CommandContext): void {
  program
    .command('puzzle')
    .description('낱말 퍼즐')
    .command('export <bookNo>')
    .description('책의 낱말 퍼즐을 ipuz 파일로 내보내요. 배치는 미션과 같아요')
    .option('--format <format>', 'ipuz', 'ipuz')
    .option('--out <file>', '만들 파일 (적지 않으면 책번호.ipuz)')
    .action(async (bookNo: string, { format, out = `${bookNo}.ipuz` }: { format: string; out?: string }) => {
      if (format !== 'ipuz') throw new OperatorError('형식은 ipuz예요.');
      const pack = await knownMissions(context, bookNo);
      refuseExisting(out);
      const { clues } = layOutPuzzle(pack.puzzle);
      await writeFile(out, `${JSON.stringify(toIpuz(pack.book, clues), null, 1)}\n`, { flag: 'wx' });
      context.print(`낱말 ${clues.length}개의 퍼즐을 내보냈어요: ${out}`);
    });
}
