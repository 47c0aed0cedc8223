interface Place {
  parent: Node;
  next: Node | null;
}

/**
 * What translators and extensions did to nodes that React holds: which of them were taken out of their parent, and which
 * foreign nodes show a text of ours in its place. A translator replaces a text by `<font>`, a highlighter cuts it into
 * pieces or wraps it; React still writes to the text that it made.
 */
export class ForeignTextChanges {
  /** Nodes that the page itself inserted. What `textContent` creates inside an element is held by nobody. */
  readonly #own = new WeakSet<Node>();
  readonly #places = new WeakMap<Node, Place>();
  readonly #standIns = new WeakMap<Node, Set<Node>>();
  /** Foreign nodes that were put next to a text. */
  readonly #beside = new WeakMap<Node, Set<Node>>();
  /** The text of ours that a foreign node shows. */
  readonly #textOf = new WeakMap<Node, Node>();

  /** The page inserts a node. */
  insert(node: Node): void {
    this.#own.add(node);
  }

  /** Whether foreign hands were on a text of ours, as far as is known. */
  isTouched(node: Node): boolean {
    return isText(node) && this.#own.has(node) && (this.#places.has(node) || this.#standIns.has(node));
  }

  /** Whether a parent is the one that the page put a node into; true where nothing else is known. */
  isHome(parent: Node, node: Node): boolean {
    return (this.#places.get(node)?.parent ?? parent) === parent;
  }

  /** Removes the foreign nodes that show a text. */
  forget(text: Node): void {
    for (const standIn of this.#shown(text)) (standIn as ChildNode).remove();
    for (const known of [this.#standIns, this.#places, this.#beside]) known.delete(text);
  }

  /** Puts a text back where foreign nodes show it, so that what is written to it is seen. */
  restore(text: Node): void {
    const home = this.#places.get(text)?.parent ?? text.parentNode;
    const before = home && text.parentNode !== home ? this.anchorOf(text, home) : undefined;
    if (before) (before as ChildNode).before(text);
    else if (before === null) (home as ParentNode & Node).append(text);
    this.forget(text);
  }

  /**
   * The child of a parent that stands where a node of ours was.
   *
   * @returns null for the end of the parent; undefined where the node never was in this parent
   */
  anchorOf(node: Node, parent: Node): Node | null | undefined {
    const seen = new Set<Node>();
    for (let at: Node | null = node; at !== null && !seen.has(at); ) {
      seen.add(at);
      const first = this.#shown(at).find((standIn) => parent.contains(standIn));
      const child = childHolding(parent, first ?? at);
      if (child) return child;
      const place = this.#places.get(at);
      if (place?.parent !== parent) return at === node ? undefined : null;
      at = place.next;
    }
    return null;
  }

  /** Takes in what an observer of the document has seen, the page's own changes among it. */
  note(records: readonly MutationRecord[]): void {
    for (const record of records) {
      const removed = [...record.removedNodes];
      const added = [...record.addedNodes].filter((node) => this.#isForeign(node));
      for (const node of removed) if (this.#own.has(node)) this.#leave(node, record);
      const text = removed.map((node) => this.#textBehind(node)).find((node) => node !== undefined);
      if (text) for (const node of added.length > 0 ? added : this.#besideOf(removed)) this.#claim(node, text);
      else this.#noteAdded(record, added);
    }
  }

  /** What a foreign node around it loses has left its place before. */
  #leave(node: Node, { target, nextSibling }: MutationRecord): void {
    const parent = this.#places.get(node)?.parent;
    if (parent && parent !== target && parent.contains(target)) return;
    this.#places.set(node, { parent: target, next: nextSibling });
  }

  /** Foreign nodes were put in. `splitText` leaves the rest of a text behind it. */
  #noteAdded({ previousSibling, nextSibling }: MutationRecord, added: readonly Node[]): void {
    const cut = previousSibling ? this.#textBehind(previousSibling) : undefined;
    for (const node of added) {
      if (cut && isText(node)) this.#claim(node, cut);
      else for (const side of [previousSibling, nextSibling]) if (side && isText(side)) addTo(this.#beside, side, node);
    }
  }

  /** A text was removed by itself: what was put beside it before shows it. */
  #besideOf(removed: readonly Node[]): Node[] {
    return removed.flatMap((node) => [...(this.#beside.get(node) ?? [])]).filter((node) => !this.#textOf.has(node));
  }

  #claim(node: Node, text: Node): void {
    addTo(this.#standIns, text, node);
    this.#textOf.set(node, text);
  }

  /** In the order of the document; those that were replaced in their turn are left out. */
  #shown(text: Node): Node[] {
    return [...(this.#standIns.get(text) ?? [])]
      .filter((node) => node.isConnected)
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  #textBehind(node: Node): Node | undefined {
    return isText(node) && this.#own.has(node) ? node : this.#textOf.get(node);
  }

  /** A translator that runs among the page's own scripts inserts with the same methods; nothing of ours is a `<font>`. */
  #isForeign(node: Node): boolean {
    return !this.#own.has(node) || node.nodeName === 'FONT';
  }
}

/** The child of a parent that a node is, or lies in once it was wrapped; null for one that is not in there. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}

function isText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE;
}

function addTo(sets: WeakMap<Node, Set<Node>>, key: Node, node: Node): void {
  const set = sets.get(key);
  if (set) set.add(node);
  else sets.set(key, new Set([node]));
}
