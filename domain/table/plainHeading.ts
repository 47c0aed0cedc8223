import { withoutBracketed } from '../text/withoutBracketed.ts';

const [OPENERS, CLOSERS] = ['([{<〈《「『【〔', ')]}>〉》」』】〕'];
/** What people put around a heading: stars of required fields, quotes, arrows of filters, numbers of a list. */
const DRESS = /[\s*∗★☆※•·◆◇■□▶▼▽▲△:：,.'"`~_/\\|()[\]{}<>〈〉《》「」『』【】〔〕-]/gu;

/**
 * A heading as it is compared: without widths, blanks, line breaks, stars and marks.
 *
 * @returns first the whole with what brackets hold, then without that: `이름(영문)` is another thing than `이름`,
 *   `생년월일(8자리)` is not
 */
export function plainHeading(text: string): string[] {
  const wide = text.slice(0, 200).normalize('NFKC').toLowerCase();
  const whole = plain(wide);
  const outside = plain(withoutBracketed(wide, OPENERS, CLOSERS));
  return [...new Set([whole, outside, withoutNeed(whole), withoutNeed(outside)])].filter((form) => form !== '');
}

const plain = (text: string) => text.replaceAll(DRESS, '');

const withoutNeed = (text: string) => text.replace(/^(?:필수|선택)|(?:필수|선택)(?:입력|항목)?$/gu, '');
