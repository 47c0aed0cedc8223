import { type ReadItem, refusedItem } from '#domain/interchange/ReadItem.ts';
import { UNKNOWN_ENCODING } from '../decodeText.ts';
import { decodeXml } from '../decodeXml.ts';
import { entryName } from '../entryName.ts';
import { readQuestionXml } from './readQuestionXml.ts';

/** What macOS and Windows put beside every file. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/u;
/** Blackboard names its XML files `res00001.dat`. */
const MARKUP = /\.(?:xml|dat|qti)$/iu;

const inOrder = new Intl.Collator('ko', { numeric: true });

/**
 * The questions of a package (QTI of any version, Moodle), from its files by path.
 *
 * @returns null when none of them can hold a question
 */
export function readPackage(files: ReadonlyMap<string, Uint8Array>): ReadItem[] | null {
  const items = [...files]
    .map(([name, bytes]) => [entryName(name), bytes] as const)
    .filter(([name, bytes]) => MARKUP.test(name) && !LITTER.test(name) && !isOtherData(name, bytes))
    .sort(([a], [b]) => inOrder.compare(a, b));
  if (items.length === 0) return null;
  return items.flatMap(([name, bytes]) => {
    const read = decodeXml(bytes);
    if (!('text' in read)) return [refusedItem(name, UNKNOWN_ENCODING)];
    return readQuestionXml(read.text, name) ?? [];
  });
}

/** Other programs name other data `.dat`; Blackboard keeps more than questions in its own. */
function isOtherData(name: string, bytes: Uint8Array): boolean {
  if (!/\.dat$/iu.test(name)) return false;
  const start = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  return !/<(?:\w+:)?questestinterop\b/u.test(start);
}
