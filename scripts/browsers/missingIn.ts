import type { SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import type { CompatData } from './CompatData.ts';
import type { OldestBrowser } from './readFloor.ts';

const GRAMMAR = /^javascript\.(?!builtins\.)/;

/**
 * The browsers of the floor that lack a feature. A part of one is enough for an interface or a style, which then does
 * something else in some case; grammar is refused as a whole.
 *
 * @param path of the feature in MDN's data, such as `javascript.builtins.Array.at`
 */
export function missingIn(data: CompatData, floor: readonly OldestBrowser[], path: string): OldestBrowser[] {
  const support = data.supportOf(path);
  if (support === null) return [];
  const partly = !GRAMMAR.test(path);
  return floor.filter(({ name, version }) => !isSupported(support[name as keyof typeof support], version, partly));
}

/** A browser that the data has nothing about is taken to have it: the data names what is missing. */
function isSupported(statements: SupportStatement | undefined, version: string, partly: boolean): boolean {
  if (statements === undefined) return true;
  const list: readonly SimpleSupportStatement[] = Array.isArray(statements) ? statements : [statements];
  return list.some(
    (each) =>
      !each.flags &&
      !each.prefix &&
      !each.alternative_name &&
      (partly || !each.partial_implementation) &&
      typeof each.version_added === 'string' &&
      reaches(version, each.version_added) &&
      !(typeof each.version_removed === 'string' && reaches(version, each.version_removed)),
  );
}

/** @param from may begin with ≤, where the data only knows an upper bound */
function reaches(version: string, from: string): boolean {
  const [own, asked] = [parts(version), parts(from.replace('≤', ''))];
  if (Number.isNaN(asked[0])) return false;
  return own[0] > asked[0] || (own[0] === asked[0] && own[1] >= asked[1]);
}

function parts(version: string): [number, number] {
  const [major, minor = '0'] = version.split('.');
  return [Number(major), Number(minor)];
}
