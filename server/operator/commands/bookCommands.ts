import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Command } from 'commander';
import { type ExportFormat, exportBooks, exportFormats } from '../books/exportBooks.ts';
import { importCatalogue } from '../books/importCatalogue.ts';
import { importPacks } from '../books/importPacks.ts';
import { type ImportRow, importTable, outcomeNames } from '../books/importTable.ts';
import { listShelf } from '../books/listShelf.ts';
import { readShelf } from '../books/readShelf.ts';
import type { CommandContext } from '../CommandContext.ts';
import { OperatorError } from '../OperatorError.ts';
import { printTable } from '../printTable.ts';
import { readTableFile } from '../readTableFile.ts';

interface ImportOptions {
  dryRun: boolean;
  report?: string;
  replace?: string;
}

/** `books …`: the catalogue out and in, as a spreadsheet or as book packs. */
export function bookCommands(program: Command, context: CommandContext): void {
  const group = program.command('books').description('책 목록과 책 묶음');

  group
    .command('export')
    .description('책 목록(csv, xlsx)이나 책 묶음(packs: 폴더 또는 .zip)을 내보내요')
    .requiredOption('--format <format>', exportFormats.join(', '))
    .requiredOption('--out <path>', '만들 파일이나 폴더')
    .option('--imported', '들여온 책만', false)
    .action(async ({ format, out, imported }: { format: string; out: string; imported: boolean }) => {
      if (!isFormat(format)) throw new OperatorError(`형식은 ${exportFormats.join(', ')} 가운데 하나예요.`);
      const shelf = await listShelf(context.books);
      const facts = await readShelf(shelf);
      const books = [...shelf.values()]
        .filter(({ origin }) => !imported || origin === 'imported')
        .flatMap((pack) => {
          const book = facts.get(pack.bookNo);
          return book === undefined ? [] : [{ pack, book }];
        });
      await exportBooks(books, format, out);
      context.print(`${books.length}권을 내보냈어요: ${out}`);
    });

  group
    .command('import <path>')
    .description(
      '책 목록(.csv, .xlsx)이나 책 묶음(폴더, .zip)을 들여와요. 책마다 따로 들어오고, 틀린 책은 들어오지 않아요',
    )
    .option('--check, --dry-run', '확인만 하고 아무것도 만들지 않아요', false)
    .option('--report <file>', '줄마다 결과를 CSV로 저장해요')
    .option('--replace <numbers>', '목록의 다른 책으로 바꿔도 되는 책 번호: 10001,10002')
    .action(async (path: string, { dryRun, report, replace }: ImportOptions) => {
      const replaced = readNumbers(replace);
      const work = async () =>
        (await isPacks(path))
          ? importPacks(context, path, { checkOnly: dryRun, replaced })
          : importCatalogue(context, {
              file: path,
              sheets: await readTableFile(path, '책 목록'),
              checkOnly: dryRun,
              replaced,
            });
      const rows = await printTable(context, report, async (writeRows) => {
        const done = await work();
        await writeRows(...importTable(done));
        return done;
      });
      context.print(countLine(rows));
      if (dryRun) context.print('확인만 했어요. 만든 것은 없어요.');
      if (rows.every(({ outcome }) => outcome === 'REFUSED' || outcome === 'NOTE')) {
        throw new OperatorError('들여올 수 있는 책이 하나도 없어요. 위의 까닭을 고쳐서 다시 해 주세요.');
      }
    });
}

/** A folder or a zip holds packs; any other file is read as a catalogue, or refused with what it is. */
async function isPacks(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => null);
  return facts === null ? extname(path) === '' : facts.isDirectory() || extname(path).toLowerCase() === '.zip';
}

function readNumbers(text: string | undefined): Set<number> {
  const numbers = (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [Number(one)]));
  if (!numbers.every(Number.isInteger)) throw new OperatorError('책 번호는 숫자예요. 예: --replace 10001,10002');
  return new Set(numbers);
}

function isFormat(text: string): text is ExportFormat {
  return (exportFormats as readonly string[]).includes(text);
}

/** A refused book has a line for each reason. */
function countLine(rows: readonly ImportRow[]): string {
  const refused = new Set(rows.filter(({ outcome }) => outcome === 'REFUSED').map(({ book }) => book));
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const taken = (['CREATED', 'UPDATED', 'KNOWN'] as const).map(
    (outcome) => `${outcomeNames[outcome]} ${count(outcome)}권`,
  );
  return `${taken.join(', ')}, ${outcomeNames.REFUSED} ${refused.size}권`;
}
