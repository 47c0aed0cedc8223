import type { SheetRow } from '../table/Sheet.ts';
import type { RosterColumn } from './nameRosterColumn.ts';

const TOTAL = /^(?:합계|총계|소계|누계|계|총원|총인원|인원수?|총\s*\d+\s*명|total)(?:$|[\s:(])/iu;
const NOTE = /^[※*★▶■●◆☞#-]/u;
/** What shows that a row is about somebody. */
const PERSONAL: readonly RosterColumn[] = ['name', 'birthday', 'accountId', 'email', 'mobileNo', 'protectorMobileNo'];

/** Whether a row under the heading is a total, a note or a numbered line that nobody filled in. */
export function isNoStudent({ cells: all }: SheetRow, cells: Partial<Record<RosterColumn, string>>): boolean {
  const filled = PERSONAL.filter((column) => (cells[column] ?? '') !== '');
  if (filled.length === 0) return true;
  if (cells.birthday !== undefined && cells.birthday !== '' && /\d{2}/u.test(cells.birthday)) return false;
  const texts = [...new Set([...all.values()].map((text) => text.trim()))];
  if (texts.some((text) => TOTAL.test(text.normalize('NFKC').replaceAll(/(?<=^.)\s+/gu, '')))) return true;
  // A sentence over the width of the sheet, often merged.
  return texts.length === 1 && (NOTE.test(texts[0] ?? '') || (texts[0] ?? '').length > 20);
}
