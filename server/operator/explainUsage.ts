import { withJosa } from '../../domain/text/withJosa.ts';

/** What Commander says of a command line, and the same in Korean; `$1` is what it names. */
const SENTENCES: readonly [RegExp, (name: string, more: string) => string][] = [
  [/missing required argument '(.+?)'/u, (name) => `${withJosa(`<${name}>`, '이/가')} 빠졌어요.`],
  [/option '(.+?)' argument missing/u, (name) => `${name} 뒤에 값이 빠졌어요.`],
  [/required option '(.+?)' not specified/u, (name) => `${withJosa(name, '이/가')} 꼭 있어야 해요.`],
  [/option '(.+?)' cannot be used with option '(.+?)'/u, (name, more) => `${name}와 ${more}는 함께 쓸 수 없어요.`],
  [/option '(.+?)' argument '(.*?)' is invalid/u, (name, more) => `${name} 뒤의 ‘${more}’는 쓸 수 없는 값이에요.`],
  [/command-argument value '(.*?)' is invalid/u, (name) => `‘${name}’는 쓸 수 없는 값이에요.`],
  [/unknown option '(.+?)'/u, (name) => `모르는 옵션이에요: ${name}.`],
  [/unknown command '(.+?)'/u, (name) => `모르는 명령이에요: ${name}.`],
  [/too many arguments/u, () => '적은 것이 너무 많아요. 빈칸이 든 이름은 따옴표로 묶어 주세요.'],
];
const SIMILAR = /\(Did you mean (?:one of )?(.+?)\?\)/u;

/** A complaint of the parser of the command line, in Korean, with where to read more. */
export function explainUsage(text: string): string {
  for (const [pattern, say] of SENTENCES) {
    const [found, name = '', more = ''] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const similar = SIMILAR.exec(text)?.[1];
    return `${say(name, more)}${similar === undefined ? '' : ` 혹시 ${similar}?`} 쓰는 법은 --help로 볼 수 있어요.\n`;
  }
  return '명령을 알아볼 수 없어요. 쓰는 법은 --help로 볼 수 있어요.\n';
}
