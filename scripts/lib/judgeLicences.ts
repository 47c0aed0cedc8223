import { type LockedPackages, shippedPaths } from './shippedPackages.ts';
import { undecidedLicences } from './undecidedLicences.ts';

/** Licences that a product which is not given away may be built on without a word to anybody. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Zlib',
]);

/** Others, each with what it was taken for. */
const DECIDED: Readonly<Record<string, string>> = {
  // Fonts: may be used and passed on with a product.
  'OFL-1.1': 'fonts',
  // libvips beside sharp: a library of its own on the disk that anybody may replace.
  'LGPL-3.0-or-later': 'linked library',
  // Free for use in products that are not tools for making animations.
  "Standard 'no charge' license: https://gsap.com/standard-license.": 'gsap',
};

/** Packages that name no licence in their package.json, by name and version, with what their own files state. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  // Its file LICENSE is the text of MIT, Copyright (c) 2017 Devon Govett.
  'png-js@1.1.0': 'MIT',
};

const isFine = (licence: string) => FREE.has(licence) || licence in DECIDED;

/**
 * What is wrong with the packages that reach production, by their entries in the lock file: a licence nobody has
 * decided about, or contents that no hash pins.
 */
export function judgeLicences(packages: LockedPackages, bundledNames: ReadonlySet<string>): string[] {
  const shipped = shippedPaths(packages, bundledNames);
  return Object.entries(packages)
    .filter(([path]) => shipped.has(path))
    .flatMap(([path, { version, license, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const stated = license ?? READ_BY_HAND[`${name}@${version}`] ?? 'none';
      const undecided = isFine(stated) ? [] : undecidedLicences(stated, isFine);
      return [
        ...(undecided.length > 0 ? [`${path}: licence ${undecided.join(', ')}`] : []),
        ...(integrity === undefined ? [`${path}: not pinned by a hash`] : []),
      ];
    });
}
