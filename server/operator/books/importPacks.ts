import type { BookPackMetadata } from '#contract/bookPack.ts';
import { isOtherBook } from '#domain/book/isOtherBook.ts';
import type { PackProblem } from '#domain/book-pack/PackProblem.ts';
import type { CommandContext } from '../CommandContext.ts';
import { admitPack } from './admitPack.ts';
import { describeOtherBook } from './describeOtherBook.ts';
import type { ImportRow } from './importTable.ts';
import { judgePack, readHoldings, type Verdict } from './judgePack.ts';
import { type FoundPack, readPackSource } from './readPackSource.ts';
import { readShelf } from './readShelf.ts';
import { withStage } from './withStage.ts';

/** Files that a pack may have; what else lies about (a `.DS_Store`, notes) stays outside. */
const PACK_FILE = /^[a-z0-9-]+\.(json|svgz?)$/u;

/**
 * Takes packs in, each whole or not at all, and each by itself.
 *
 * @param given `checkOnly` reports what would happen and writes nothing; `replaced` has numbers that may go to another
 * book
 * @throws OperatorError when the file or folder as a whole cannot be read
 */
export async function importPacks(
  context: CommandContext,
  path: string,
  { checkOnly, replaced }: { checkOnly: boolean; replaced: ReadonlySet<number> },
): Promise<ImportRow[]> {
  const found = await readPackSource(path);
  const holdings = await readHoldings(context);
  const books = await readShelf(holdings.shelf);
  return withStage(async (stage) => {
    const rows: ImportRow[] = [];
    const seen = new Set<number>();
    for (const { label, name, files } of found) {
      const used = new Map([...files].filter(([file]) => PACK_FILE.test(file)));
      const folder = await stage.put(name ?? numberIn({ files }) ?? 'book', used);
      const verdict = await judgePack(context, folder, holdings);
      if (verdict.bookNo !== null && seen.has(verdict.bookNo)) {
        rows.push({
          ...row(label, verdict),
          outcome: 'REFUSED',
          field: 'bookNo',
          reason: '같은 번호의 책이 두 번 들어 있어요',
        });
        continue;
      }
      if (verdict.bookNo !== null) seen.add(verdict.bookNo);
      const after = 'admission' in verdict ? verdict.admission.pack.book : undefined;
      const before = after === undefined ? undefined : books.get(after.bookNo);
      if (after !== undefined && before !== undefined && isReplaced(before, after) && !replaced.has(after.bookNo)) {
        const reason = describeOtherBook(before);
        rows.push({ ...row(label, verdict), outcome: 'REFUSED', field: 'bookNo', reason });
        continue;
      }
      if (!checkOnly && 'admission' in verdict) await admitPack(context, verdict);
      rows.push(...describe(label, verdict));
    }
    return rows;
  });
}

/** A pack brings its missions along, so that a new title alone may be the same book. */
const isReplaced = (before: BookPackMetadata, after: BookPackMetadata): boolean =>
  before.authorName !== after.authorName && isOtherBook(before, after);

/** A pack at the top of a zip has no folder to be named after its number. */
function numberIn({ files }: Pick<FoundPack, 'files'>): string | null {
  try {
    const book = JSON.parse(new TextDecoder().decode(files.get('book.json'))) as { bookNo?: unknown };
    return typeof book.bookNo === 'number' ? String(book.bookNo) : null;
  } catch {
    return null;
  }
}

function describe(label: string, verdict: Verdict): ImportRow[] {
  const line = ({ file, field, level, reason }: PackProblem): ImportRow => ({
    ...row(label, verdict),
    file: `${label}/${file}`,
    outcome: level === 'error' ? 'REFUSED' : 'NOTE',
    field,
    reason,
  });
  const lines = verdict.problems.map(line);
  if (verdict.outcome === 'REFUSED') return lines.filter(({ outcome }) => outcome === 'REFUSED');
  return [row(label, verdict), ...lines];
}

const row = (label: string, { bookNo, outcome }: Verdict): ImportRow => ({
  book: label,
  file: label,
  rowNo: null,
  bookNo,
  outcome,
  field: '',
  reason: '',
});
