import type { PartReader } from './PartReader.ts';
import type { XmlHandlers } from './scanXml.ts';

/** Paths of parts by their relation, as they are written. */
export function relationReader(): PartReader<Map<string, string>> {
  const result = new Map<string, string>();
  const open: XmlHandlers['open'] = (name, { Id = '', Target = '' }) => {
    if (name === 'Relationship') result.set(Id, Target);
  };
  return { handlers: { open }, result };
}
