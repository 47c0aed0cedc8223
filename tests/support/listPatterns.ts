import { parseSync } from 'vite';
import { listFiles, readSource } from './listSources.ts';

/** A regular expression of the product, or a place that builds one from what only the running program knows. */
export interface FoundPattern {
  /** `path:line`. */
  place: string;
  /** Null where the source or the flags are not written there. */
  pattern: { source: string; flags: string } | null;
}

interface AstNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every regular-expression literal and every `RegExp(…)` in the sources below these folders, tests left out. */
export function listPatterns(folders: readonly string[]): FoundPattern[] {
  return folders
    .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => patternsOf(path, readSource(path)));
}

/** The same for one source text. */
export function patternsOf(path: string, text: string): FoundPattern[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  const found: FoundPattern[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    if (!isNode(value)) return;
    const pattern = patternOf(value);
    if (pattern !== undefined) {
      found.push({ place: `${path}:${text.slice(0, value.start).split('\n').length}`, pattern });
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(program);
  return found;
}

/** @returns undefined for what makes no pattern */
function patternOf(node: AstNode): FoundPattern['pattern'] | undefined {
  if (node.type === 'Literal' && 'regex' in node && node.regex !== null && node.regex !== undefined) {
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    return { source: pattern, flags };
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const callee = node.callee as AstNode;
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return undefined;
  const [source, flags] = (node.arguments as AstNode[]).map(textOf);
  if (typeof source !== 'string' || flags === null) return null;
  return { source, flags: flags ?? '' };
}

/** The text that an argument is written as; null for anything else. */
function textOf(node: AstNode): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return null;
  const [quasi] = node.quasis as { value: { cooked: string } }[];
  return quasi?.value.cooked ?? null;
}
