import { ForeignTextChanges } from './ForeignTextChanges.ts';

/**
 * Lets React work on while something else changes its page: translators put elements in the place of text, and other
 * extensions wrap, split or remove it. React then removes nodes that are not where it put them, or inserts before them,
 * which throws and takes the whole page down (facebook/react#11538); and a text that is out of the document changes
 * without anybody seeing it. A text that React writes to is put back first; a translator sees that and translates it.
 * What nobody else moved behaves as the platform has it.
 *
 * Call once, before anything is rendered.
 *
 * @returns a function that ends it
 */
export function toleratePageTranslators(view: Window & typeof globalThis): () => void {
  const { prototype } = view.Node;
  const { appendChild, insertBefore, removeChild } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (value?.set === undefined) return () => undefined;
  const setValue = value.set;
  const changes = new ForeignTextChanges();
  const observer = new view.MutationObserver((records) => changes.note(records));
  observer.observe(view.document, { childList: true, subtree: true });

  const catchUp = () => changes.note(observer.takeRecords());
  /** What is repaired here is no foreign change. */
  const keepTogether = (node: Node, work: (text: Node) => unknown) => {
    if (node.nodeType !== view.Node.TEXT_NODE) return;
    catchUp();
    if (!changes.isTouched(node)) return;
    work(node);
    observer.takeRecords();
  };
  const insert = (node: Node) => {
    keepTogether(node, (text) => changes.forget(text));
    changes.insert(node);
  };

  prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    insert(node);
    return appendChild.call(this, node) as Child;
  };
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    insert(node);
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as Child;
    catchUp();
    const anchor = changes.anchorOf(next, this);
    return insertBefore.call(this, node, anchor === undefined ? next : anchor) as Child;
  };
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) catchUp();
    const isElsewhere = child.parentNode !== this && changes.anchorOf(child, this) !== undefined;
    keepTogether(child, (text) => changes.isHome(this, text) && changes.forget(text));
    if (!isElsewhere) return removeChild.call(this, child) as Child;
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      keepTogether(this, (own) => changes.restore(own));
      setValue.call(this, text);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(prototype, { appendChild, insertBefore, removeChild });
    Object.defineProperty(prototype, 'nodeValue', value);
  };
}
