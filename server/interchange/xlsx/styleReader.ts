import { isDateFormat } from './isDateFormat.ts';
import type { PartReader } from './PartReader.ts';
import type { XmlHandlers } from './scanXml.ts';

/** Which styles of cells show a date. */
export function styleReader(): PartReader<Set<number>> {
  const result = new Set<number>();
  const codes = new Map<number, string>();
  let inCells = false;
  let index = 0;
  const open: XmlHandlers['open'] = (name, attributes) => {
    if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
    if (name === 'cellXfs') inCells = true;
    if (name !== 'xf' || !inCells) return;
    const id = Number(attributes.numFmtId ?? 0);
    if (isDateFormat(id, codes.get(id))) result.add(index);
    index += 1;
  };
  const close: XmlHandlers['close'] = (name) => {
    if (name === 'cellXfs') inCells = false;
  };
  return { handlers: { open, close }, result };
}
