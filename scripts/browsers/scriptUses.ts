import { type AnyNode, type Program, parse } from 'acorn';
import { fullAncestor, simple } from 'acorn-walk';
import type { CompatData } from './CompatData.ts';
import { partsOfPattern, patternUses } from './patternUses.ts';
import { syntaxUses } from './syntaxUses.ts';

/** A place where something of the platform is used. */
export interface Use {
  /** Paths in MDN's data that the name may stand for; it is missing only where all of them are. */
  paths: string[];
  /** Offset in the file. */
  at: number;
}

const TAG = /^[a-z][a-z0-9]*$/;

/**
 * What a built script needs: grammar, regular expressions, global names, methods and attributes. Methods are known by their
 * name alone, as the type of an object is unknown.
 */
export function scriptUses(code: string, data: CompatData): Use[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', preserveParens: true });
  const own = declaredNames(program);
  const uses: Use[] = [];
  const add = (at: number, paths: string[]) => void (paths.length > 0 && uses.push({ at, paths }));
  fullAncestor(program, (node, _state, ancestors) => {
    const found = node as AnyNode;
    const around = ancestors.slice(0, -1) as AnyNode[];
    for (const path of syntaxUses(found, around.some(isFunction))) add(found.start, [path]);
    switch (found.type) {
      case 'Literal':
        for (const path of partsOfLiteral(found)) add(found.start, [path]);
        break;
      case 'TemplateElement':
        for (const path of partsOfPattern(found.value.raw)) add(found.start, [path]);
        break;
      case 'Identifier':
        if (!own.has(found.name) && !isAsked(around.at(-1))) add(found.start, data.globals(found.name));
        break;
      case 'MemberExpression': {
        const name = nameOf(found.property, found.computed);
        if (name === null || isAsked(around.at(-1))) break;
        const owner = ownerOf(found.object, own);
        if (isCalled(found, around) || (owner !== null && isOpened(found, around))) {
          add(found.start, data.members(owner, name));
        }
        break;
      }
      case 'CallExpression': {
        const [element, attributes] = found.arguments;
        if (element?.type !== 'Literal' || typeof element.value !== 'string' || !TAG.test(element.value)) break;
        if (attributes?.type !== 'ObjectExpression') break;
        for (const property of attributes.properties) {
          if (property.type !== 'Property') continue;
          const name = nameOf(property.key, property.computed);
          if (name !== null) add(property.start, data.attributes(element.value, name.toLowerCase()));
        }
      }
    }
  });
  return uses;
}

function partsOfLiteral(literal: AnyNode & { type: 'Literal' }): string[] {
  if (literal.regex) return patternUses(literal.regex.pattern, literal.regex.flags);
  return typeof literal.value === 'string' ? partsOfPattern(literal.value) : [];
}

/** A property that is not there is undefined and no failure; a method is one. */
function isCalled(node: AnyNode, around: readonly AnyNode[]): boolean {
  const parent = around.at(-1);
  if (parent?.type === 'NewExpression') return parent.callee === node;
  return parent?.type === 'CallExpression' && parent.callee === node && !parent.optional;
}

/** A member of it is asked for. */
function isOpened(node: AnyNode, around: readonly AnyNode[]): boolean {
  const parent = around.at(-1);
  return parent?.type === 'MemberExpression' && parent.object === node && !parent.optional;
}

/** `typeof x` fails nowhere. */
const isAsked = (parent: AnyNode | undefined) => parent?.type === 'UnaryExpression' && parent.operator === 'typeof';

const isFunction = ({ type }: AnyNode) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** Name of a global variable whose member is used; null for any other object. */
function ownerOf(object: AnyNode, own: ReadonlySet<string>): string | null {
  if (object.type === 'MemberExpression' && ownerOf(object.object, own) !== null) {
    const name = nameOf(object.property, object.computed);
    return ['globalThis', 'window', 'self'].includes(ownerOf(object.object, own) ?? '') ? name : null;
  }
  return object.type === 'Identifier' && !own.has(object.name) ? object.name : null;
}

function nameOf(key: AnyNode, computed: boolean): string | null {
  if (key.type === 'Identifier') return computed ? null : key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : null;
}

/** All names that the file binds, wherever: a name among them is not taken for a global one anywhere in it. */
function declaredNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: unknown) => {
    const { name } = node as { name?: string };
    if (name !== undefined) names.add(name);
  };
  simple(program, {
    VariablePattern: collect,
    ImportDeclaration({ specifiers }) {
      for (const { local } of specifiers) collect(local);
    },
  } as Parameters<typeof simple>[1]);
  return names;
}
