const EXPRESSIONS = 'javascript.regular_expressions';
const LOOK_BEHIND = /\(\?<[=!]/;
const NAMED_GROUP = /\(\?<[A-Za-z_$]/;
const MODIFIER = /\(\?[ims]*-?[ims]+:/;

const flagFeatures: Readonly<Record<string, string>> = {
  d: 'javascript.builtins.RegExp.hasIndices',
  s: 'javascript.builtins.RegExp.dotAll',
  v: 'javascript.builtins.RegExp.unicodeSets',
};

/** What of a regular expression is younger than the language's first ones. */
export function patternUses(source: string, flags: string): string[] {
  return [
    ...partsOfPattern(source),
    ...(NAMED_GROUP.test(source) ? [`${EXPRESSIONS}.named_capturing_group`] : []),
    ...[...flags].flatMap((flag) => flagFeatures[flag] ?? []),
  ];
}

/** The same of a text that a program may build a pattern from: only what hardly stands in any other text. */
export function partsOfPattern(text: string): string[] {
  return [
    ...(LOOK_BEHIND.test(text) ? [`${EXPRESSIONS}.lookbehind_assertion`] : []),
    ...(MODIFIER.test(text) ? [`${EXPRESSIONS}.modifier`] : []),
  ];
}
