import { type ReadItem, refusedItem } from '#domain/interchange/ReadItem.ts';
import { readMoodleXml } from '#domain/interchange/readMoodleXml.ts';
import { readQti12 } from '#domain/interchange/readQti12.ts';
import { readQtiItem } from '#domain/interchange/readQtiItem.ts';
import { parseMarkup } from './parseMarkup.ts';

/** Files of a package beside its items. */
const NO_ITEMS =
  /^(?:manifest|assessment-test|assessment-section|assessment-stimulus|assessment-item-ref|quiz-meta|assessment-meta|response-processing|lom|web-content|webcontent|course-assessment|outcome-declaration)$/u;

/**
 * The questions of one XML file: an item of QTI 2 or 3, a file of QTI 1.2, or one of Moodle.
 *
 * @param file name for the report
 * @returns null for a sound file that belongs to a package and holds no question
 */
export function readQuestionXml(source: string, file: string): ReadItem[] | null {
  const read = parseMarkup(source);
  if (!read.ok) return [refusedItem(file, read.reason)];
  const { root } = read;
  if (root.name === 'assessment-item') return [readQtiItem(root, file)];
  if (root.name === 'questestinterop') return readQti12(root, file);
  if (root.name === 'quiz' && root.children.some((child) => typeof child !== 'string' && child.name === 'question')) {
    return readMoodleXml(root);
  }
  if (NO_ITEMS.test(root.name) || isCanvasMeta(root.name, source)) return null;
  return [refusedItem(file, `QTI 문항이나 Moodle XML이 아니에요 (${root.name.slice(0, 40)})`)];
}

/** `assessment_meta.xml` of Canvas has the root `quiz` with neither questions nor their namespace. */
const isCanvasMeta = (name: string, source: string) =>
  name === 'quiz' && /canvas|instructure/iu.test(source.slice(0, 2000));
