import { parseSync } from 'vite';
import { fixedNames, type PlainWord, phrasesOfDocuments, wordsOfComments, wordsOfNames } from './plainWords.ts';

interface AstNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Parts of a name in camel case, snake case or capitals. */
export function partsOfName(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
}

const advice = (part: string, list: readonly PlainWord[]): string | undefined =>
  list.find(({ avoid }) => avoid.test(part))?.use;

/** Any part of a file that may be such a name: what has none need not be walked. */
const maybe = /desk|keeper|tell|told|say|said|hear|mend|action|news|tidings|veil|risen|bur(?:y|ied)|anew|who(?:m|se)/i;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Names a source declares or uses as its own with a word to avoid: `path:line: name (word → instead)`. */
export function findNames(path: string, text: string): string[] {
  if (!maybe.test(text)) return [];
  const { program } = parseSync(path, text);
  const found = new Map<string, string>();
  const check = ({ name, start }: AstNode): void => {
    if (typeof name !== 'string' || fixedNames.has(name) || found.has(name) || !maybe.test(name)) return;
    for (const part of partsOfName(name)) {
      const use = advice(part, wordsOfNames);
      if (use) found.set(name, `${path}:${lineOf(text, start)}: ${name} (${part} → ${use})`);
    }
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'Identifier' || value.type === 'PrivateIdentifier') check(value);
    for (const [key, part] of Object.entries(value)) {
      // What a member or an import is called is the choice of where it is declared.
      if (value.type === 'MemberExpression' && key === 'property' && value.computed === false) continue;
      if (value.type === 'ImportSpecifier' && key === 'imported') continue;
      visit(part);
    }
  };
  visit(program);
  return [...found.values()];
}

/** Words of comments to avoid: `path:line: word → instead`. Code between backticks is left aside. */
export function findInComments(path: string, text: string): string[] {
  if (!/\/\/|\/\*/.test(text)) return [];
  return parseSync(path, text).comments.flatMap(({ value, start }) =>
    [...value.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length)).matchAll(/[A-Za-z]+/g)].flatMap((match) => {
      const use = advice(match[0], wordsOfComments);
      return use ? [`${path}:${lineOf(text, start + 2 + match.index)}: ${match[0]} → ${use}`] : [];
    }),
  );
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/**
 * Words and phrases of a Markdown document to avoid: `path:line: word → instead`. Code, link targets and quotations
 * are not prose.
 */
export function findInDocument(path: string, text: string): string[] {
  const prose = text
    .replace(/^ *```[\s\S]*?^ *```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)\n]*\)/g, blank)
    .replace(/"[^"\n]*"/g, blank);
  const found = ({ index }: RegExpExecArray, match: string, use: string) =>
    `${path}:${lineOf(prose, index)}: ${match} → ${use}`;
  return [
    ...[...prose.matchAll(/[A-Za-z]+/g)].flatMap((match) => {
      const use = advice(match[0], wordsOfComments);
      return use ? [found(match, match[0], use)] : [];
    }),
    ...phrasesOfDocuments.flatMap(({ avoid, use }) =>
      [...prose.matchAll(avoid)].map((match) => found(match, match[0], use)),
    ),
  ];
}
