import { ForeignTextChanges } from './ForeignTextChanges.ts';

/**
 * Lets React work on while something else changes its page: translators put elements in the place of text, and other
 * extensions wrap, split or remove it. React then removes nodes that are not where it put them, or inserts before them,
 * which throws and takes the whole page down (facebook/react#11538); and a text that is out of the document changes
 * without anybody seeing it. Before React touches such a text it is put back; a translator sees that and translates it.
 *
 * Call once, before anything is rendered.
 *
 * @returns a function that ends it
 */
export function toleratePageTranslators(view: Window & typeof globalThis): () => void {
  const { prototype } = view.Node;
  const { removeChild, insertBefore } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (value?.set === undefined) return () => undefined;
  const setValue = value.set;
  const changes = new ForeignTextChanges(view);

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    changes.undo(child);
    const own = childHolding(this, child);
    if (own !== null) removeChild.call(this, own);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    if (before !== null && before.parentNode !== this) changes.undo(before);
    insertBefore.call(this, node, before === null ? null : childHolding(this, before));
    return node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      changes.undo(this);
      setValue.call(this, text);
    },
  });
  return () => {
    changes.end();
    Object.assign(prototype, { removeChild, insertBefore });
    Object.defineProperty(prototype, 'nodeValue', value);
  };
}

/** The child of a parent that a node is, or lies in once it was wrapped; null for one that is gone. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}
