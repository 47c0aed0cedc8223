import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The typeface of the product in parts (`npm run build:fonts`), seen from where the product is started. */
const FOLDER = join('src', 'styles');

const rules = readFileSync(join(FOLDER, 'fonts.css'), 'utf8').replaceAll('"./fonts/', '"/fonts/');

/**
 * Rules that ask for the parts at `/fonts/…`: many machines without a desktop have no Korean letters of their own.
 * @param family by which the text that follows asks for them
 */
export const fontFaces = (family = 'Bada Sans'): string => rules.replaceAll('"Bada Sans"', `"${family}"`);

/** Path of a part, for a name that stands in those rules; null for any other. */
export const partOfFont = (name: string): string | null =>
  rules.includes(`"/fonts/${name}"`) ? join(FOLDER, 'fonts', name) : null;
