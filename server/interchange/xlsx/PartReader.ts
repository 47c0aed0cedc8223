import type { XmlHandlers } from './scanXml.ts';

/** The handlers that read a part of a workbook, and what they have gathered. */
export interface PartReader<Result> {
  handlers: XmlHandlers;
  result: Result;
}
