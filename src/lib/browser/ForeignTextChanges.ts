/** What stands in the page for a text of ours that somebody else took out of it or split. */
export class ForeignTextChanges {
  readonly #observer: MutationObserver;
  /** In the place of a text. */
  readonly #standIns = new WeakMap<Node, ChildNode[]>();
  /** Behind a text, with the rest of its words. */
  readonly #rests = new WeakMap<Node, ChildNode[]>();

  constructor(view: Window & typeof globalThis) {
    this.#observer = new view.MutationObserver((records) => this.#note(records));
    this.#observer.observe(view.document.documentElement, { childList: true, subtree: true });
  }

  /** Puts a text back where it was, alone. Does nothing for a node that nobody else touched. */
  undo(node: Node): void {
    this.#note(this.#observer.takeRecords());
    const [first, ...others] = this.#standIns.get(node)?.filter(({ isConnected }) => isConnected) ?? [];
    if (first !== undefined && node.parentNode === null) {
      first.replaceWith(node);
      for (const other of others) other.remove();
    }
    for (const rest of this.#rests.get(node) ?? []) rest.remove();
    this.#standIns.delete(node);
    this.#rests.delete(node);
  }

  end(): void {
    this.#observer.disconnect();
  }

  #note(records: readonly MutationRecord[]): void {
    const added = new Set<Node>();
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) {
        added.add(node);
        if (isText(node) && isText(previousSibling) && isForeign(node)) add(this.#rests, previousSibling, node);
      }
      for (const node of removedNodes) {
        if (!isText(node) || node.parentNode !== null) continue;
        // Replaced in one step, or a stand-in was put beside it before it was removed.
        const beside = [previousSibling, nextSibling].filter((sibling) => sibling !== null && added.has(sibling));
        const standIns = addedNodes.length > 0 ? [...addedNodes] : beside;
        for (const standIn of standIns) if (isForeign(standIn)) add(this.#standIns, node, standIn as ChildNode);
      }
    }
  }
}

function isText(node: Node | null): node is Text {
  return node?.nodeType === 3;
}

/** React writes on each node it makes what it belongs to. */
function isForeign(node: Node | null): boolean {
  return node !== null && !Object.keys(node).some((key) => key.startsWith('__react'));
}

function add(lists: WeakMap<Node, ChildNode[]>, node: Node, listed: ChildNode): void {
  lists.set(node, [...(lists.get(node) ?? []), listed]);
}
