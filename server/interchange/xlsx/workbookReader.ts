import type { PartReader } from './PartReader.ts';
import type { XmlHandlers } from './scanXml.ts';

export interface SheetEntry {
  name: string;
  hidden: boolean;
  relation: string;
}

/** Names, order and visibility of the sheets. */
export function workbookReader(): PartReader<{ from1904: boolean; sheets: SheetEntry[] }> {
  const result = { from1904: false, sheets: [] as SheetEntry[] };
  const open: XmlHandlers['open'] = (name, attributes) => {
    if (name === 'workbookPr') result.from1904 = /^(?:1|true)$/u.test(attributes.date1904 ?? '');
    if (name !== 'sheet') return;
    const hidden = attributes.state !== undefined && attributes.state !== 'visible';
    result.sheets.push({ name: attributes.name ?? '', hidden, relation: attributes.id ?? '' });
  };
  return { handlers: { open }, result };
}
