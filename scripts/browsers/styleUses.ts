import { type Atrule, type CssNode, type Declaration, type List, parse, walk } from 'css-tree';
import type { CompatData } from './CompatData.ts';
import type { Use } from './scriptUses.ts';

const CSS = 'css';
const LENGTH = `${CSS}.types.length`;
const unitFeatures: readonly [RegExp, string][] = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/i, `${LENGTH}.viewport_percentage_units_dynamic`],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/i, `${LENGTH}.viewport_percentage_units_small`],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/i, `${LENGTH}.viewport_percentage_units_large`],
  [/^cq(?:w|h|i|b|min|max)$/i, `${LENGTH}.container_query_length_units`],
];

/**
 * What a built style sheet needs: at-rules, selectors, properties, their keywords, functions and units. What stands inside
 * `@supports` is asked for first, and a browser that does not know `@container` passes over all that stands in it; a value that stands behind one every browser knows is left out by those that do not know
 * it, unless a variable is in it, with which it is taken and then comes to nothing.
 */
export function styleUses(css: string, data: CompatData): Use[] {
  const uses: Use[] = [];
  const known = (paths: string[]) => paths.filter((path) => data.supportOf(path) !== null).slice(0, 1);
  const add = (node: CssNode & { name?: string }, ...paths: string[]) => {
    // What one maker's browsers alone know, all others pass over.
    if (node.name?.startsWith('-')) return;
    const found = known(paths);
    if (found.length > 0) uses.push({ paths: found, at: node.loc?.start.offset ?? 0 });
  };
  const tree = parse(css, { positions: true });
  walk(tree, function (node) {
    if (isInside(this.atrule)) return;
    switch (node.type) {
      case 'Atrule':
        add(node, `${CSS}.at-rules.${node.name}`);
        break;
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        add(node, `${CSS}.selectors.${node.name}`);
        break;
      case 'Declaration': {
        if (node.property.startsWith('-') || this.atrule?.name === 'font-face') break;
        if (this.block && standsBehind(node, this.block.children)) return walk.skip;
        add(node, `${CSS}.properties.${node.property}`);
        break;
      }
      case 'Identifier':
        if (this.declaration) add(node, `${CSS}.properties.${this.declaration.property}.${node.name}`);
        break;
      case 'Function':
        if (this.declaration) add(node, `${CSS}.types.${node.name}`, `${CSS}.types.color.${node.name}`);
        break;
      case 'Dimension':
        for (const [unit, path] of unitFeatures) if (unit.test(node.unit)) add(node, path);
    }
    return undefined;
  });
  return uses;
}

const isInside = (rule: Atrule | null) => rule?.name === 'supports' || rule?.name === 'container';

/** Whether the same property has a value before this one, or by its older name, which counts where this one is not known. */
function standsBehind(declaration: Declaration, block: List<CssNode>): boolean {
  const older = ['-webkit-', '-moz-'].map((prefix) => prefix + declaration.property);
  if (block.some((other) => other.type === 'Declaration' && older.includes(other.property))) return true;
  let variable = false;
  walk(declaration, (node) => {
    if (node.type === 'Function' && node.name === 'var') variable = true;
  });
  if (variable) return false;
  for (const other of block) {
    if (other === declaration) return false;
    if (other.type === 'Declaration' && other.property === declaration.property) return true;
  }
  return false;
}
