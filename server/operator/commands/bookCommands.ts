import { extname } from 'node:path';
import type { Command } from 'commander';
import { type ExportFormat, exportBooks, exportFormats } from '../books/exportBooks.ts';
import { importCatalogue } from '../books/importCatalogue.ts';
import { importPacks } from '../books/importPacks.ts';
import { type ImportRow, importTable, outcomeNames } from '../books/importTable.ts';
import { listShelf } from '../books/listShelf.ts';
import { readShelf } from '../books/readShelf.ts';
import type { Desk } from '../Desk.ts';
import { OperatorError } from '../OperatorError.ts';
import { readTableFile } from '../readTableFile.ts';
import { tellTable } from '../tellTable.ts';

interface ImportOptions {
  dryRun: boolean;
  replace: boolean;
  report?: string;
}

const TABLE_ENDINGS = ['.csv', '.xlsx'];

/** `books …`: the catalogue out and in, as a spreadsheet or as book packs. */
export function bookCommands(program: Command, desk: Desk): void {
  const group = program.command('books').description('책 목록과 책 묶음');

  group
    .command('export')
    .description('책 목록(csv, xlsx)이나 책 묶음(packs: 폴더 또는 .zip)을 내보내요')
    .requiredOption('--format <format>', exportFormats.join(', '))
    .requiredOption('--out <path>', '만들 파일이나 폴더')
    .option('--imported', '들여온 책만', false)
    .action(async ({ format, out, imported }: { format: string; out: string; imported: boolean }) => {
      if (!isFormat(format)) throw new OperatorError(`형식은 ${exportFormats.join(', ')} 가운데 하나예요.`);
      const shelf = await listShelf(desk.books);
      const facts = await readShelf(shelf);
      const books = [...shelf.values()]
        .filter(({ origin }) => !imported || origin === 'imported')
        .flatMap((pack) => {
          const book = facts.get(pack.bookNo);
          return book === undefined ? [] : [{ pack, book }];
        });
      await exportBooks(books, format, out);
      desk.say(`${books.length}권을 내보냈어요: ${out}`);
    });

  group
    .command('import <path>')
    .description(
      '책 목록(.csv, .xlsx)이나 책 묶음(폴더, .zip)을 들여와요. 책마다 따로 들어오고, 틀린 책은 들어오지 않아요',
    )
    .option('--check, --dry-run', '확인만 하고 아무것도 만들지 않아요', false)
    .option('--replace', '같은 번호의 다른 책을 이 책으로 바꿔요', false)
    .option('--report <file>', '줄마다 결과를 CSV로 저장해요')
    .action(async (path: string, { dryRun, replace, report }: ImportOptions) => {
      const work = async () =>
        TABLE_ENDINGS.includes(extname(path).toLowerCase())
          ? importCatalogue(desk, {
              file: path,
              rows: await readTableFile(path, '책 목록'),
              checkOnly: dryRun,
              replace,
            })
          : importPacks(desk, path, { checkOnly: dryRun, replace });
      const rows = await tellTable(desk, report, async (tell) => {
        const done = await work();
        await tell(...importTable(done));
        return done;
      });
      desk.say(countLine(rows));
      const isTaken = ({ outcome }: ImportRow) => outcome !== 'REFUSED' && outcome !== 'NOTE';
      if (!rows.some(isTaken))
        throw new OperatorError(rows.length === 0 ? '책이 한 권도 없어요.' : '들어온 책이 없어요.');
      if (dryRun) desk.say('확인만 했어요. 만든 것은 없어요.');
    });
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
