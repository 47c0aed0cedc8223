/** Commander's message on a command line → ours. Quoted parts are names of commands, arguments and options. */
const SENTENCES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/^missing required argument '(.+)'$/u, (name) => `적어야 할 것이 빠졌어요: <${name}>.`],
  [/^option '(.+)' argument missing$/u, (flags) => `옵션 뒤에 값을 적어 주세요: ${flags}.`],
  [/^required option '(.+)' not specified$/u, (flags) => `꼭 적어야 하는 옵션이 빠졌어요: ${flags}.`],
  [/^unknown option '(.+)'$/u, (flag) => `모르는 옵션이에요: ${flag}.`],
  [/^unknown command '(.+)'$/u, (name) => `모르는 명령이에요: ${name}.`],
  [
    /^too many arguments(?: for '([^']+)')?\. Expected (\d{1,9}) arguments? but got (\d{1,9})\.$/u,
    (_name, wanted, got) => `${wanted}개를 적는 자리에 ${got}개가 있어요. 빈칸이 든 이름은 따옴표로 묶어 주세요.`,
  ],
  [
    /^option '([^']{1,64})' cannot be used with option '([^']{1,64})'$/u,
    (one, other) => `함께 쓸 수 없는 옵션이에요: ${one}, ${other}.`,
  ],
  [/^(?:option|command-argument) '([^ ]{1,64}?)'? .*is invalid/u, (name) => `쓸 수 없는 값이에요: ${name}.`],
];

const SUGGESTION = '(Did you mean ';
const SEVERAL = 'one of ';

/**
 * A wrong command line in one Korean sentence.
 *
 * @param text commander's own: `error: unknown command 'quizz'\n(Did you mean quiz?)`
 */
export function usageError(text: string): string {
  const [first = '', ...rest] = text.trim().split('\n');
  const message = first.replace(/^error: /u, '');
  const suggestion = suggestionIn(rest.join(' '));
  const meant = suggestion === undefined ? '' : ` 혹시 ${suggestion.replaceAll(', ', ' 또는 ')} 아닌가요?`;
  for (const [pattern, sentence] of SENTENCES) {
    const found = pattern.exec(message);
    if (found !== null) return `하지 못했어요: ${sentence(...found.slice(1))}${meant} 바뀐 것은 없어요.`;
  }
  return '하지 못했어요: 명령을 알아볼 수 없어요. --help로 쓰는 법을 확인해 주세요. 바뀐 것은 없어요.';
}

/** The names that commander suggests: `quiz` of `(Did you mean quiz?)`. */
function suggestionIn(text: string): string | undefined {
  const at = text.indexOf(SUGGESTION);
  const names = at === -1 ? '' : text.slice(at + SUGGESTION.length, Math.max(0, text.lastIndexOf('?)')));
  const bare = names.startsWith(SEVERAL) ? names.slice(SEVERAL.length) : names;
  return bare === '' ? undefined : bare;
}
